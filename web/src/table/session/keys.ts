import type { Session } from './session.svelte';

/** Keys of what happens in time; says whether the key meant something here. */
export function timeKey(session: Session, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { showing } = session;
  const isOnButton = (event.target as HTMLElement).closest('button, a') !== null;
  if (showing.lookBack.isOpen) return lookBackKey(session, event, isOnButton);
  if (showing.unreadReport) return reportKey(session, event, isOnButton);
  if (showing.playing && playKey(session, event, isOnButton)) return true;
  return walkKey(session, event);
}

function reportKey(session: Session, event: KeyboardEvent, isOnButton: boolean): boolean {
  if (event.key !== 'Escape' && (event.key !== 'Enter' || isOnButton)) return false;
  session.showing.readReport();
  return true;
}

function lookBackKey({ showing: { lookBack } }: Session, event: KeyboardEvent, isOnButton: boolean): boolean {
  const last = lookBack.moments.length - 1;
  switch (event.key) {
    case 'ArrowLeft':
      if (event.shiftKey) lookBack.goRound(-1);
      else void lookBack.go(lookBack.step - 1);
      return true;
    case 'ArrowRight':
      if (event.shiftKey) lookBack.goRound(1);
      else void lookBack.go(lookBack.step + 1);
      return true;
    case ' ':
      if (isOnButton) return false;
      lookBack.toggle();
      return true;
    case 'Home':
      void lookBack.go(0);
      return true;
    case 'End':
      void lookBack.go(last);
      return true;
    case 'Escape':
      lookBack.close();
      return true;
    default:
      return false;
  }
}

function playKey({ showing: { tempo } }: Session, event: KeyboardEvent, isOnButton: boolean): boolean {
  if (event.key === 'End') tempo.skip();
  else if (event.key.toLowerCase() === 's') tempo.slower();
  else if (tempo.waits && (event.key === 'ArrowRight' || (event.key === ' ' && !isOnButton))) tempo.step();
  else return false;
  return true;
}

function walkKey({ showing: { news, walk } }: Session, event: KeyboardEvent): boolean {
  if (event.key === 'Escape') return walk.end();
  if (event.key.toLowerCase() !== 'n' || !news.length) return false;
  if (event.shiftKey) walk.previous();
  else walk.next();
  return true;
}
