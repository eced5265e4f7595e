import type { UnitCount, AssembledCode, Product, BuildChange, Foundation } from './terms.js';
import type { OfShipOrColony } from './actor.js';

/** Founds a ship or colony with units of its founder. */
export interface SetUpOrder extends OfShipOrColony {
  readonly kind: 'set-up';
  readonly foundation: Foundation;
  readonly units: readonly UnitCount[];
}

/** Takes assembled units apart. */
export interface DisassembleOrder extends OfShipOrColony {
  readonly kind: 'disassemble';
  readonly units: UnitCount<AssembledCode>;
}

/** Gives a factory group a new product. */
export interface BuildChangeOrder extends OfShipOrColony {
  readonly kind: 'build-change';
  /** Number of the factory group. */
  readonly group: number;
  readonly change: BuildChange;
}

/** Moves a mine group to another deposit of the planet. */
export interface MiningChangeOrder extends OfShipOrColony {
  readonly kind: 'mining-change';
  /** Number of the mine group. */
  readonly group: number;
  /** Number of the deposit on its planet, 1 to 40 (both included). */
  readonly deposit: number;
}

/** Moves stored units or people to another ship or colony. */
export interface TransferOrder extends OfShipOrColony {
  readonly kind: 'transfer';
  readonly units: UnitCount;
  readonly receiverId: number;
}

/** Hands a technology level over. */
export interface TransferTechnologyOrder extends OfShipOrColony {
  readonly kind: 'transfer-technology';
  /** 1 to 10 (both included). */
  readonly techLevel: number;
  readonly receiverId: number;
}

/** Puts stored units to work. */
export interface AssembleOrder extends OfShipOrColony {
  readonly kind: 'assemble';
  readonly units: UnitCount<Exclude<AssembledCode, 'FCT' | 'MIN'>>;
}

/** Puts stored factories to work in a group. */
export interface AssembleFactoriesOrder extends OfShipOrColony {
  readonly kind: 'assemble-factories';
  readonly units: UnitCount<'FCT'>;
  readonly product: Product;
}

/** Puts stored mines to work on a deposit. */
export interface AssembleMinesOrder extends OfShipOrColony {
  readonly kind: 'assemble-mines';
  readonly units: UnitCount<'MIN'>;
  /** Number of the deposit on its planet, 1 to 40 (both included). */
  readonly deposit: number;
}
