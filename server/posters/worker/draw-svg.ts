import type { PosterContent } from './content.ts';
import type { Fonts } from './fonts.ts';
import { qrOutline } from './qr-outline.ts';
import type { Page, Shape } from './shapes.ts';

/** A page as an SVG without fonts, scripts or links; every text in it is outlines. */
export function drawSvg(
  fonts: Fonts,
  { width, height, shapes }: Page,
  content: PosterContent,
): string {
  const { logo, code } = content;
  const definitions = [
    `<path id="code" d="${qrOutline(code)}"/>`,
    logo &&
      `<image id="logo" width="1" height="1" preserveAspectRatio="none" href="data:${logo.type};base64,${logo.bytes.toString('base64')}"/>`,
  ];
  const drawn = new Map<readonly Shape[], string>();
  const draw = (shape: Shape): string => {
    if (shape.is !== 'group') return drawShape(fonts, shape, code.length);
    const { x, y, rotated } = shape;
    let id = drawn.get(shape.shapes);
    if (id === undefined) {
      id = `face${drawn.size}`;
      drawn.set(shape.shapes, id);
      definitions.push(`<g id="${id}">${shape.shapes.map(draw).join('')}</g>`);
    }
    const turn = rotated ? ` rotate(180 ${rotated.width / 2} ${rotated.height / 2})` : '';
    return `<use href="#${id}" transform="translate(${x} ${y})${turn}"/>`;
  };
  const body = shapes.map(draw).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${definitions.filter(Boolean).join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>${body}</svg>`,
  ].join('');
}

function drawShape(fonts: Fonts, shape: Exclude<Shape, { is: 'group' }>, modules: number): string {
  switch (shape.is) {
    case 'text':
      return `<path fill="${shape.color}" d="${fonts.outlineOf(shape)}"/>`;
    case 'box': {
      const { x, y, width, height, radius, color } = shape;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`;
    }
    case 'rule': {
      const [[x1, y1], [x2, y2]] = [shape.from, shape.to];
      const dots = shape.isDotted ? ' stroke-dasharray="1 3"' : '';
      return `<path stroke="${shape.color}" stroke-width=".6"${dots} d="M${x1} ${y1}L${x2} ${y2}"/>`;
    }
    case 'code': {
      const { x, y, side } = shape;
      return `<use href="#code" transform="translate(${x} ${y}) scale(${side / modules})"/>`;
    }
    case 'picture': {
      const { x, y, width, height } = shape;
      return `<use href="#logo" transform="translate(${x} ${y}) scale(${width} ${height})"/>`;
    }
  }
}
