/** What lies on top of what: Esc closes the uppermost. */
const open: (() => void)[] = [];

/** Something has been opened over the rest; what is given back takes it off the pile again. */
export function lay(close: () => void): () => void {
  open.push(close);
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

/** Closes the uppermost; says whether there was one. */
export function closeTop(): boolean {
  const close = open.pop();
  close?.();
  return close !== undefined;
}
