/**
 * Figures of taxes and growth: interest and growth at a tax of 50 % in percent; the tax at which growth is that; the highest tax without
 * harm; what each Starbase adds to growth and industry, in percent; the share of its people up to which industry yields, in percent.
 *
 * @see seed XY.1, XY.2, 2.4.4
 */
export const ECONOMY = {
  interest: 2,
  growth: 2,
  growthTax: 50,
  taxMax: 65,
  starbase: 5,
  industryShare: 50,
} as const;

/** Percent of product that each economic level adds. */
export const PRODUCT_PER_LEVEL = 5;
