import { describe, expect, it } from 'vitest';
import {
  contrastRatio,
  opaqueColor,
  readableColor,
  readableTextColor,
} from '../../../src/platform/colors/color-contrast.ts';

describe('color contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#fff', 4.54],
    ['#FF0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('computes the contrast of %s on %s as WCAG does', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(b, a)).toBeCloseTo(ratio, 2);
  });

  it('computes the contrast of a translucent color as it looks on its background', () => {
    expect(opaqueColor('#00000080')).toBe('#7f7f7f');
    expect(opaqueColor('#ffffff80', '#000000')).toBe('#808080');
    expect(contrastRatio('#00000000', '#ffffff')).toBe(1);
    expect(contrastRatio('#000000', '#00000000')).toBe(21);
  });

  it('selects a text color with at least 4.5:1 for every background', () => {
    const channels = ['00', '33', '66', '75', '99', 'cc', 'ff'];
    const backgrounds = channels.flatMap((r) => channels.flatMap((g) => channels.map((b) => `#${r}${g}${b}`)));
    const unreadable = backgrounds.filter((color) => contrastRatio(readableTextColor(color), color) < 4.5);
    expect(unreadable).toEqual([]);
    expect([readableTextColor('#2f5d50'), readableTextColor('#8fc9b5')]).toEqual(['#ffffff', '#000000']);
  });

  it('keeps a readable color, and darkens or lightens another one until it is readable', () => {
    expect(readableColor('#2f5d50', '#ffffff')).toBe('#2f5d50');
    for (const [color, background] of [
      ['#ffe14d', '#ffffff'],
      ['#102030', '#000000'],
      ['#808080', '#808080'],
      ['#2f5d5010', '#fff'],
    ] as const) {
      expect(contrastRatio(readableColor(color, background), background)).toBeGreaterThanOrEqual(4.5);
    }
    expect(readableColor('#ffe14d', '#ffffff')).toMatch(/^#[0-9a-f]{4}/);
    expect(readableColor('#ffe14d', '#ffffff')).not.toBe('#000000');
  });
});
