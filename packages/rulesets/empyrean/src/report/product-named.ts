import { GOODS_CODES, parseUnit, type Product } from '@ec/economy';

/** The product of a factory group by its code in a view, such as `ASW-1`. */
export function productNamed(text: string): Product | undefined {
  const unit = parseUnit(text);
  const code = GOODS_CODES.find((known) => known === unit?.code);
  return unit && code && { code, techLevel: unit.techLevel };
}
