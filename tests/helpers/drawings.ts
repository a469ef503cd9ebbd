/** A text of a drawing, as a reader sees it. */
export interface Reading {
  text: string;
  /** The contrast with the shape behind it, as WCAG defines it. */
  contrast: number;
  /** Whether it is within the drawing. */
  isInside: boolean;
  /** The size of the font on the screen, in px. */
  size: number;
}

/** Reads the texts of drawings. It runs in the page, so it has no imports. */
export function readDrawings(drawings: Element[]): Reading[] {
  return drawings.flatMap((svg) => {
    const frame = svg.getBoundingClientRect();
    const scale = frame.width / (svg as SVGSVGElement).viewBox.baseVal.width;
    const shapes = [...svg.querySelectorAll<SVGElement>('rect, path, circle, text')];
    return [...svg.querySelectorAll<SVGElement>('text')].map((text) => {
      const box = text.getBoundingClientRect();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const behind = shapes
        .slice(0, shapes.indexOf(text))
        .filter((shape) => shape.tagName === 'rect' && isAround(shape, middle))
        .map((shape) => colorOf(getComputedStyle(shape).fill))
        .findLast(({ alpha }) => alpha === 1);
      const style = getComputedStyle(text);
      return {
        text: text.textContent,
        contrast: contrastOf(colorOf(style.fill), behind ?? backgroundOf(svg)),
        isInside: box.left >= frame.left - 1 && box.right <= frame.right + 1,
        size: Number.parseFloat(style.fontSize) * scale,
      };
    });
  });

  function isAround(shape: Element, { x, y }: { x: number; y: number }) {
    const box = shape.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }

  /** The channels of any CSS color, from 0 to 255, through a canvas. */
  function colorOf(css: string) {
    const context = document.createElement('canvas').getContext('2d')!;
    if (css !== 'none') context.fillStyle = css;
    if (css !== 'none') context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return { red, green, blue, alpha: alpha / 255 };
  }

  function backgroundOf(element: Element): ReturnType<typeof colorOf> {
    const color = colorOf(getComputedStyle(element).backgroundColor);
    if (color.alpha === 1 || !element.parentElement) return color;
    return backgroundOf(element.parentElement);
  }

  function contrastOf(one: ReturnType<typeof colorOf>, other: ReturnType<typeof colorOf>) {
    const [lighter = 0, darker = 0] = [lightOf(one), lightOf(other)].toSorted((a, b) => b - a);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function lightOf({ red, green, blue }: ReturnType<typeof colorOf>) {
    const linear = (channel: number) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }
}
