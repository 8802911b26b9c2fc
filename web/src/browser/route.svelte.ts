/** Where we are: the lobby or a table. */
class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/t\/([\w-]+)\/?$/.exec(this.path)?.[1] ?? null;
  }

  get isLobby(): boolean {
    return this.path === '/' || this.path === '/index.html';
  }

  /** The game that the lobby opens with: `/?game=barony`. */
  get game(): string | null {
    return new URLSearchParams(location.search).get('game');
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links that stay in the page, unless the player wants a new one. */
export function inside(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.pathname);
}
