// Measures a screen as it is drawn: returns what is wrong with it, a line each.
// asked: { parts, others, scrolls, still, pans, clear, whole, floats, fingers }, see boxes.py.
(asked) => {
  const GRACE = 1.5; // pixels that rounding may take
  const SMALLEST_TEXT = 12;
  const SMALLEST_TARGET = 40;
  const wide = document.documentElement.clientWidth;
  const high = window.innerHeight;
  const wrong = new Set();
  const styles = new Map();
  const styleOf = (element) => {
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  };

  // In front of a modal dialog there is nothing to see of the rest.
  const dialogs = [...document.querySelectorAll("dialog[open]")].filter((each) => each.matches(":modal"));
  const root = dialogs.at(-1) ?? document.body;

  // A busy machine may lose its connection for a moment: what says so lies over the table, and is no part of it.
  for (const note of root.querySelectorAll("[data-testid=lost]")) note.style.visibility = "hidden";

  const VISIBLE = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  const known = new Map([[document.body, true]]);
  /** Drawn, and not for screen readers only (clipped to nothing). */
  const seen = (element) => {
    if (!element.checkVisibility(VISIBLE)) return false;
    const way = [];
    let each = element;
    for (; each && !known.has(each); each = each.parentElement) way.push(each);
    let shown = each ? known.get(each) : true;
    for (const below of way.reverse()) {
      shown = shown && styleOf(below).clipPath !== "inset(50%)";
      known.set(below, shown);
    }
    return shown;
  };
  const said = (element) => {
    const named = element.closest("[data-testid]")?.dataset.testid;
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ");
    const kind = element.tagName.toLowerCase() + (element.classList[0] ? "." + element.classList[0] : "");
    return `${kind}${named ? ` in ${named}` : ""} "${text.slice(0, 40)}"`;
  };
  const place = (box) => `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.right)},${Math.round(box.bottom)}`;
  const meets = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > GRACE &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > GRACE;

  // ---- the page itself
  if (document.documentElement.scrollWidth > wide + 0.5)
    wrong.add(`the page is ${document.documentElement.scrollWidth - wide} px too wide`);
  if (asked.still) {
    const tall = Math.max(document.documentElement.scrollHeight, document.body.scrollHeight);
    if (tall > high + 0.5) wrong.add(`the page can be scrolled by ${tall - high} px`);
  }

  const mayScroll = (element) => {
    if (!asked.still && (element === document.body || element === document.documentElement)) return true;
    if (element.matches("textarea, select, input")) return true;
    return asked.scrolls.some((selector) => element.closest(selector) !== null);
  };
  /** The piece of a box that what scrolls around it lets one see. */
  const inSight = (element, { left, right, top, bottom }) => {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const ways = [styleOf(each).overflowX, styleOf(each).overflowY];
      if (!ways.some((way) => way === "auto" || way === "scroll") || !mayScroll(each)) continue;
      const frame = each.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, right, top, bottom };
  };

  // ---- named parts: there, in the window, beside each other
  const parts = [];
  for (const name of asked.parts) {
    const found = [...root.querySelectorAll(`[data-testid="${name}"]`)].filter(seen);
    if (!found.length) wrong.add(`${name} is not on the screen`);
    for (const element of found) {
      const box = element.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) wrong.add(`${name} has no size`);
      const below = asked.still ? box.bottom - high : -1;
      const above = asked.still ? -box.top : -1;
      if (box.left < -GRACE || box.right > wide + GRACE || below > GRACE || above > GRACE)
        wrong.add(`${name} is outside the window: ${place(box)}`);
      parts.push({ name, element, box });
    }
  }
  for (const name of asked.others)
    for (const element of [...root.querySelectorAll(`[data-testid="${name}"]`)].filter(seen)) {
      const box = inSight(element, element.getBoundingClientRect());
      if (box.right > box.left && box.bottom > box.top) parts.push({ name, element, box });
      if (box.left < -GRACE || box.right > wide + GRACE) wrong.add(`${name} is outside the window: ${place(box)}`);
    }
  for (const [at, one] of parts.entries())
    for (const other of parts.slice(at + 1)) {
      const related = one.element.contains(other.element) || other.element.contains(one.element);
      if (!related && meets(one.box, other.box))
        wrong.add(`${one.name} (${place(one.box)}) overlaps ${other.name} (${place(other.box)})`);
    }
  const partOf = (element) => parts.find((part) => part.element.contains(element)) ?? null;
  /** The innermost part. */
  const innerPart = (element) => parts.filter((part) => part.element.contains(element)).at(-1) ?? null;

  /** What hides a piece of an element: the nearest box around it that it sticks out of. */
  const hiddenBy = (element, box) => {
    const floating = styleOf(element).position === "fixed";
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = styleOf(each);
      const hides = (way) => style[way] !== "visible";
      if (hides("overflowX") || hides("overflowY")) {
        const frame = each.getBoundingClientRect();
        const across =
          hides("overflowX") && (box.right > frame.right + GRACE || box.left < frame.left - GRACE) ? "overflowX" : null;
        const along =
          hides("overflowY") && (box.bottom > frame.bottom + GRACE || box.top < frame.top - GRACE) ? "overflowY" : null;
        const way = across ?? along;
        if (way) {
          if (asked.pans.some((selector) => each.matches(selector))) return null;
          const scrolls = style[way] === "auto" || style[way] === "scroll";
          if (!scrolls || !mayScroll(each)) return each;
          return null; // to be had by scrolling, where that is fine
        }
      }
      if (floating || style.position === "fixed") return null;
    }
    return null;
  };
  /** Whether a scrolling part keeps it out of sight for now. */
  const scrolledAway = (element, box) => {
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      if (styleOf(each).overflowY === "visible" && styleOf(each).overflowX === "visible") continue;
      const frame = each.getBoundingClientRect();
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return true;
    }
    return false;
  };
  /** Whether it stays where it is while a page is scrolled under it. */
  const stays = (element) => {
    for (let each = element; each && each !== root; each = each.parentElement)
      if (["sticky", "fixed"].includes(styleOf(each).position)) return true;
    return false;
  };
  const inWindow = (box) => box.top >= 0 && box.bottom <= high && box.left >= 0 && box.right <= wide;

  // ---- text: large enough, whole, not under another part
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest("script, style, option, title, noscript")) continue;
    if (!seen(element) || element.closest("[inert]")) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 0.5 || box.height < 0.5) continue;
    const style = styleOf(element);
    const drawn = element instanceof SVGElement ? (element.getScreenCTM?.()?.a ?? 1) : 1;
    const size = parseFloat(style.fontSize) * Math.abs(drawn);
    if (size < SMALLEST_TEXT - 0.05) wrong.add(`text of ${size.toFixed(1)} px: ${said(element)}`);
    if (element instanceof SVGElement) continue; // a drawing is measured by its part
    if (style.textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1)
      wrong.add(`cut off by an ellipsis: ${said(element)}`);
    // The box of a line of text is higher than its letters.
    const air = 0.2 * size;
    const letters = { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air };
    const button = element.closest("button, a.btn")?.getBoundingClientRect();
    if (button && (box.left < button.left - GRACE || box.right > button.right + GRACE))
      wrong.add(`sticks out of its button: ${said(element)}`);
    const hider = hiddenBy(element, letters);
    const sight = inSight(element, box);
    if (hider) wrong.add(`cut off by ${said(hider).split(" ")[0]}: ${said(element)}`);
    else if (sight.left < -GRACE || sight.right > wide + GRACE) {
      if (!scrolledAway(element, box)) wrong.add(`sticks out of the window: ${said(element)}`);
    } else if (asked.still && (sight.top < -GRACE || sight.bottom > high + GRACE)) {
      if (!scrolledAway(element, box)) wrong.add(`sticks out of the window: ${said(element)}`);
    } else if (inWindow(box) && !scrolledAway(element, box)) {
      const part = innerPart(element);
      // Words that run out of their part into another one, as a line does that is too short for them.
      const drawnAt = inSight(element, letters);
      const into = part && parts.find((other) => meets(drawnAt, other.box) && !meets(part.box, other.box));
      if (into) wrong.add(`runs into ${into.name}: ${said(element)}`);
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const over = top && innerPart(top);
      if (part && over && over !== part && !over.element.contains(part.element) && !part.element.contains(over.element))
        wrong.add(`lies under ${over.name}: ${said(element)}`);
      // Its first and last letters are as easily covered by a neighbour in the same part.
      const lines = [...range.getClientRects()];
      const ends = [[lines[0].left + 2, lines[0]], [lines.at(-1).right - 2, lines.at(-1)]];
      if (style.pointerEvents !== "none")
        for (const [x, line] of ends) {
          const y = (line.top + line.bottom) / 2;
          const cover = document.elementFromPoint(x, y);
          if (scrolledAway(element, { left: x, right: x, top: y, bottom: y })) continue;
          // What fingers can press may be larger than what is drawn.
          const drawn = cover?.getBoundingClientRect();
          if (!drawn || x < drawn.left || x > drawn.right || y < drawn.top || y > drawn.bottom) continue;
          if (part && innerPart(cover) === part && !cover.contains(element) && !element.contains(cover))
            wrong.add(`partly under ${said(cover)}: ${said(element)}`);
        }
    }
  }

  // ---- shapes of a drawing: in the window, under nothing but the drawing itself
  const shapes = asked.clear.map((selector) => [selector, [...root.querySelectorAll(selector)].filter(seen)]);
  for (const [selector, found] of shapes) if (!found.length) wrong.add(`no ${selector} is on the screen`);
  for (const element of shapes.flatMap(([, found]) => found)) {
    // The middle of a bent shape is halfway between two points of its edge, not in the middle of its box.
    const [one, other] = [0, 0.5].map((part) => element.getPointAtLength(part * element.getTotalLength()));
    const middle = new DOMPoint((one.x + other.x) / 2, (one.y + other.y) / 2);
    const { x, y } = middle.matrixTransform(element.getScreenCTM());
    const spot = { left: x, right: x, top: y, bottom: y };
    const pan = element.closest(asked.pans.join() || "nothing")?.getBoundingClientRect();
    // The last pixels of a frame are its neighbour's.
    const edge = pan && Math.min(x - pan.left, pan.right - x, y - pan.top, pan.bottom - y);
    if (edge !== undefined && Math.abs(edge) < 2) continue;
    if (scrolledAway(element, spot)) {
      if (hiddenBy(element, spot)) wrong.add(`out of reach: ${said(element)}`);
      continue;
    }
    if (!inWindow(spot)) wrong.add(`outside the window: ${said(element)}`);
    const top = document.elementFromPoint(x, y);
    // From under what floats in a corner a drawing can be dragged, where it can be dragged.
    const floats = asked.floats.some((selector) => top?.closest(selector));
    if (floats && pan) continue;
    if (top && !element.ownerSVGElement.contains(top)) wrong.add(`lies under ${said(top)}: ${said(element)}`);
  }

  // ---- what nothing lies over, not even at its edge
  const EVERY = 8; // pixels from one point of an edge to the next
  const edge = (element) => {
    if (element instanceof SVGGeometryElement) {
      const matrix = element.getScreenCTM(), length = element.getTotalLength();
      const count = Math.ceil((length * Math.hypot(matrix.a, matrix.b)) / EVERY);
      return Array.from({ length: count }, (_, n) => {
        const { x, y } = element.getPointAtLength((n / count) * length);
        return new DOMPoint(x, y).matrixTransform(matrix);
      });
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const along = [0, 0.25, 0.5, 0.75, 1];
    return along.flatMap((n) => [[n, 0], [n, 1], [0, n], [1, n]]).map(([x, y]) => ({ x: left + x * width, y: top + y * height }));
  };
  for (const selector of asked.whole) {
    const found = [...root.querySelectorAll(selector)].filter(seen);
    if (!found.length) wrong.add(`no ${selector} is on the screen`);
    for (const element of found) {
      const box = element.getBoundingClientRect();
      const [across, along] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const frame = element.ownerSVGElement ?? element;
      for (const point of edge(element)) {
        // A little inside: an edge may touch another.
        const far = Math.hypot(across - point.x, along - point.y) || 1;
        const x = point.x + (2 * (across - point.x)) / far, y = point.y + (2 * (along - point.y)) / far;
        const spot = { left: x, right: x, top: y, bottom: y };
        if (scrolledAway(element, spot)) continue;
        if (!inWindow(spot)) wrong.add(`partly outside the window: ${said(element)}`);
        const top = document.elementFromPoint(x, y);
        if (!top || frame.contains(top) || top.contains(frame) || asked.floats.some((each) => top.closest(each))) continue;
        wrong.add(`partly under ${said(top)}: ${said(element)}`);
      }
    }
  }

  // ---- parts that hide or scroll what does not fit
  for (const element of root.querySelectorAll("*")) {
    if (element instanceof SVGElement || !partOf(element)) continue;
    const style = styleOf(element);
    for (const [way, whole, room] of [
      ["overflowX", element.scrollWidth, element.clientWidth],
      ["overflowY", element.scrollHeight, element.clientHeight],
    ]) {
      if ((style[way] === "auto" || style[way] === "scroll") && whole > room + GRACE && seen(element) && !mayScroll(element))
        wrong.add(`has to be scrolled by ${whole - room} px: ${said(element)}`);
    }
  }

  // ---- targets: whole, to be hit, large enough for fingers
  const targets = "button, a[href], input, select, textarea, summary, [role=button], [role=option], [role=tab]";
  for (const element of root.querySelectorAll(targets)) {
    // What the deal table lies over cannot be pressed meanwhile.
    if (!seen(element) || element.closest("[inert]")) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || (element.matches("a") && styleOf(element).display === "inline")) continue;
    if (element.matches("input") && element.classList.contains("sr")) continue;
    if (scrolledAway(element, box)) {
      const hider = hiddenBy(element, box);
      if (hider) wrong.add(`out of reach behind ${said(hider).split(" ")[0]}: ${said(element)}`);
      continue;
    }
    const sight = inSight(element, box);
    if (sight.left < -GRACE || sight.right > wide + GRACE) wrong.add(`target sticks out of the window: ${said(element)}`);
    if (asked.still && (sight.top < -GRACE || sight.bottom > high + GRACE))
      wrong.add(`target sticks out of the window: ${said(element)}`);
    if (!inWindow(box)) continue;
    const frame = innerPart(element.parentElement)?.box;
    if (frame && (sight.left < frame.left - GRACE || sight.right > frame.right + GRACE) && !scrolledAway(element, box))
      wrong.add(`target sticks out of ${innerPart(element.parentElement).name}: ${said(element)}`);
    const at = (x, y) => document.elementFromPoint(x, y);
    const hits = (x, y) => element.contains(at(x, y)) || element.labels?.[0]?.contains(at(x, y));
    const across = (box.left + box.right) / 2, along = (box.top + box.bottom) / 2;
    const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.12, 0.88].map((y) => [box.left + x * box.width, box.top + y * box.height]));
    if (!element.disabled && !points.some(([x, y]) => hits(x, y) || at(x, y)?.contains(element))) {
      const top = at(across, along);
      if (top && (asked.still || !stays(top))) wrong.add(`target lies under ${said(top).split(" ")[0]}: ${said(element)}`);
    }
    if (asked.fingers && !element.closest("svg")) {
      // What is pressed may be larger than what is drawn: as far as it answers from its middle, both ways together.
      const reach = (x, y) => {
        let far = 0;
        while (far < SMALLEST_TARGET && hits(across + x * (far + 1), along + y * (far + 1))) far += 1;
        return far;
      };
      const label = element.closest("label");
      const size = label ? label.getBoundingClientRect() : box;
      const low = size.height < SMALLEST_TARGET - 0.5 && reach(0, -1) + reach(0, 1) < SMALLEST_TARGET - 2;
      const thin = size.width < SMALLEST_TARGET - 0.5 && reach(-1, 0) + reach(1, 0) < SMALLEST_TARGET - 2;
      if (low || thin) wrong.add(`target of ${Math.round(size.width)}x${Math.round(size.height)} px: ${said(element)}`);
    }
  }
  return [...wrong];
}
