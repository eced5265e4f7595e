import { GOODS_CODES, parseUnit, type Product } from '@ec/economy';

/** The product of a factory group by its code in a view, such as `ASW-1`; `null` where it names none. */
export function productNamed(text: string | null): Product | null {
  const unit = text === null ? undefined : parseUnit(text);
  const code = GOODS_CODES.find((known) => known === unit?.code);
  return unit && code ? { code, techLevel: unit.techLevel } : null;
}
