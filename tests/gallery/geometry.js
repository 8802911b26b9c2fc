// What a machine can see of a page: every fault is a sentence. Evaluated in the page by tests/gallery/geometry.py.
({ least, isPhone }) => {
  const faults = [];
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const within = (box, frame, slack = 1) =>
    box.left >= frame.left - slack && box.top >= frame.top - slack &&
    box.right <= frame.right + slack && box.bottom <= frame.bottom + slack;
  const meets = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const isSeen = (node) => {
    for (let each = node; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) < 0.1) return false;
      if (each.matches('.unseen, [hidden], [inert]')) return false;
    }
    return true;
  };
  const named = (node) => {
    const path = [];
    for (let each = node; each && path.length < 3; each = each.parentElement)
      path.unshift(each.tagName.toLowerCase() + [...each.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join(''));
    return path.join(' ');
  };
  const short = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 40);

  // --- no text that is too small ----------------------------------------------------------------------------------
  const sizeOf = (node) => {
    const size = parseFloat(getComputedStyle(node).fontSize);
    const matrix = node instanceof SVGElement ? node.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const written = new Set();
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.data.trim() && !['SCRIPT', 'STYLE', 'TITLE'].includes(node.parentElement.tagName)) written.add(node.parentElement);
  for (const node of written) {
    const box = node.getBoundingClientRect();
    const isOnScreen = box.width > 0 && meets(box, window_);
    if (!isOnScreen || !isSeen(node)) continue;
    const size = sizeOf(node);
    if (size < least - 0.05) faults.push(`text of ${size.toFixed(1)} px: «${short(node.textContent)}» in ${named(node)}`);
  }

  // --- nothing is cut ----------------------------------------------------------------------------------------------
  for (const node of document.querySelectorAll('body *')) {
    if (node instanceof SVGElement || !node.clientWidth || !isSeen(node)) continue;
    const style = getComputedStyle(node);
    const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (hides && style.textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth + 1)
      faults.push(`cut: «${short(node.textContent)}» in ${named(node)}`);
    const isOfLines = style.webkitLineClamp !== 'none' || node.matches('.card .text');
    if (isOfLines && node.scrollHeight > node.clientHeight + 2)
      faults.push(`lines are cut: «${short(node.textContent)}» in ${named(node)}`);
  }
  for (const node of document.querySelectorAll('header.bar :is(h1, .soft, .banner)')) {
    const bar = node.closest('.bar').getBoundingClientRect();
    if (isSeen(node) && !within(node.getBoundingClientRect(), bar)) faults.push(`out of the bar: «${short(node.textContent)}»`);
  }
  for (const node of document.querySelectorAll('.shield b'))
    if (isSeen(node) && !within(node.getBoundingClientRect(), node.parentElement.getBoundingClientRect()))
      faults.push(`out of its shield: «${short(node.textContent)}» in ${named(node)}`);
  // A word is broken only at a hyphen.
  const word = document.createRange();
  for (const node of written) {
    if (!node.matches('b, h1, h2, h3, .act > span') || !isSeen(node)) continue;
    for (const text of node.childNodes)
      for (const { 0: letters, index } of text.nodeType === Node.TEXT_NODE ? text.data.matchAll(/[\p{L}\d]+/gu) : []) {
        // After a soft hyphen the first letter's box has the hyphen, too.
        word.setStart(text, text.data[index - 1] === '\u00ad' ? index + 1 : index);
        word.setEnd(text, index + letters.length);
        if (new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          faults.push(`broken: «${letters}» in ${named(node)}`);
      }
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');
  for (const node of document.querySelectorAll('dialog[open]'))
    if (node.scrollWidth > node.clientWidth + 1) faults.push(`wider than its dialog: «${short(node.textContent)}»`);
  for (const node of document.querySelectorAll('main :is(.column, .things)'))
    if (isSeen(node) && node.scrollWidth > node.clientWidth + 1) faults.push(`wider than its column: «${short(node.textContent)}»`);
  if (document.documentElement.scrollHeight > innerHeight) faults.push('the page is higher than the window');

  // --- labels, badges and signs of a board do not lie on one another ------------------------------------------------
  const marks = [...document.querySelectorAll('svg.board :is([data-name], [data-badge], [data-sticker], [data-route])')]
    .filter(isSeen)
    .map((node) => ({ node, box: node.getBoundingClientRect(), of: node.dataset.name ?? node.dataset.badge ?? node.dataset.sticker ?? node.dataset.route }))
    .filter(({ box }) => box.width > 0 && meets(box, window_));
  // A stage with a board of its own lies over the other one.
  const isOnSame = (one, other) => one.node.closest('svg.board') === other.node.closest('svg.board');
  marks.forEach((one, at) => {
    for (const other of marks.slice(at + 1))
      if (isOnSame(one, other) && !one.node.contains(other.node) && !other.node.contains(one.node) && meets(one.box, other.box))
        faults.push(`overlap: ${one.of} «${short(one.node.textContent)}» and ${other.of} «${short(other.node.textContent)}»`);
  });

  // --- nothing that is written on a board is cut at its edge, while all of the board is shown --------------------------
  for (const { node, box, of } of marks) {
    const glass = node.closest('.glass');
    if (glass && !glass.querySelector('.overview') && !within(box, glass.getBoundingClientRect(), 2))
      faults.push(`cut at the edge: ${of} «${short(node.textContent)}»`);
  }

  // --- a sheet says where more of it follows, and a report tells at once who fell and what changed ---------------------
  for (const body of document.querySelectorAll('.sheet .body')) {
    const sheet = body.closest('.sheet');
    if (body.scrollHeight - body.clientHeight > 10 && !sheet.querySelector('.more'))
      faults.push(`more of a sheet follows without a sign: «${short(body.textContent)}»`);
    for (const part of sheet.matches('.report') ? body.querySelectorAll('.hosts, .changes') : [])
      if (!within(part.getBoundingClientRect(), body.getBoundingClientRect()))
        faults.push(`below the fold: «${short(part.textContent)}» in ${named(part)}`);
  }

  // --- on a phone a sheet ends above the tabs or covers them, and what plays out beside its place shows both sides ------
  const tabs = document.querySelector('nav .tabs')?.getBoundingClientRect();
  for (const sheet of tabs ? document.querySelectorAll('.over .sheet') : []) {
    const box = sheet.getBoundingClientRect();
    if (meets(box, tabs) && !within(tabs, box)) faults.push(`half over the tabs: «${short(sheet.textContent)}»`);
  }
  for (const body of isPhone ? document.querySelectorAll('.placed .sheet.stage .body') : [])
    if (body.scrollHeight - body.clientHeight > 10) faults.push(`a side is below the fold: «${short(body.textContent)}»`);

  // --- what lies in a sheet of the question is not cut at its side ------------------------------------------------------
  for (const sheet of document.querySelectorAll('.ask .sheet')) {
    const { left, right } = sheet.getBoundingClientRect();
    for (const node of sheet.querySelectorAll('.card, .act, h2')) {
      const box = node.getBoundingClientRect();
      if (isSeen(node) && (box.left < left - 1 || box.right > right + 1))
        faults.push(`wider than its sheet: «${short(node.textContent)}» in ${named(node)}`);
    }
  }

  // --- every seat is in the window ----------------------------------------------------------------------------------
  // Seats in a column beside the board; others may lie under a stage for a while.
  const isCovered = ({ left, right, bottom }, node) => {
    if (!node.closest('.seats')) return false;
    const hit = document.elementFromPoint((left + right) / 2, bottom - 3);
    return !hit || !(node.contains(hit) || hit.contains(node) || hit.closest('dialog, .over, .popover, .curtain'));
  };
  const seats = new Map();
  for (const node of document.querySelectorAll('main [data-seat]')) {
    const seat = node.getAttribute('data-seat');
    const box = node.getBoundingClientRect();
    const isIn = within(box, window_) && isSeen(node) && !isCovered(box, node);
    seats.set(seat, seats.get(seat) || isIn);
  }
  if (!isPhone || document.querySelector('.strip'))
    for (const [seat, isIn] of seats) if (!isIn) faults.push(`seat ${seat} is not wholly in the window`);

  // --- what may be clicked can be reached ---------------------------------------------------------------------------
  const isOnTop = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (node.contains(hit) || hit.contains(node));
  };
  const targets = [...document.querySelectorAll('svg.board .hit.target')];
  const pills = [...document.querySelectorAll('.pill')];
  if (targets.length && !targets.some(isOnTop) && !pills.some(isOnTop)) faults.push(`none of ${targets.length} targets can be reached`);
  return faults;
}
