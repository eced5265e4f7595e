import { formatInteger, formatRange } from '@ec/prng';
import { fuelledSensors, magnitude, sensorFuel, TECH_LEVELS } from '@ec/economy';
import { figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { table } from './table.js';

/** Sensors, probes, and what they report. */
export const KNOWLEDGE: RulebookSection = {
  id: 'knowledge',
  title: 'Knowledge',
  tables: { sensors, 'sensor-probes': probes, magnitudes },
};

const LEVEL = figureColumn('level', 'TL');
const SENSORS = 20;
const TWENTY = figureColumn('fuel-of-twenty', `Fuel of ${SENSORS} sensors`);

function sensors(): TableBlock {
  return table(
    'Fuel of sensors in a turn',
    [LEVEL, TWENTY, figureColumn('fuel-of-one', 'Fuel of one alone')],
    TECH_LEVELS.map((techLevel) => [techLevel, sensorFuel(SENSORS, techLevel), sensorFuel(1, techLevel)]),
  );
}

function probes(): TableBlock {
  const rows = TECH_LEVELS.map((techLevel) => {
    const fuel = sensorFuel(SENSORS, techLevel);
    const seeing = fuelledSensors(SENSORS, techLevel, 1);
    const probesOfTwenty = fuelledSensors(SENSORS, techLevel, fuel) * techLevel;
    return [techLevel, techLevel, fuel, probesOfTwenty, seeing, seeing * techLevel];
  });
  return table(
    'Probes of sensors',
    [
      LEVEL,
      figureColumn('probes-of-one', 'Probes of one sensor'),
      TWENTY,
      figureColumn('probes-of-twenty', `Probes of ${SENSORS}`),
      figureColumn('seeing', `Of ${SENSORS} see with 1 fuel`),
      figureColumn('probes-of-seeing', 'Probes of those'),
    ],
    rows,
  );
}

function magnitudes(): TableBlock {
  return table(
    'Orders of magnitude',
    [
      figureColumn('figure', 'Figure'),
      textColumn('written', 'In the report'),
      figureColumn('may-be', 'May be'),
    ],
    [0, 1, 45, 45_372, 4_537_210, 99_000_000].map((value) => {
      const order = magnitude(value);
      if (order === null) return [value, '0', '—'];
      const least = Number(10n ** BigInt(order));
      return [value, `${formatInteger(least)}s`, formatRange(least, 10 * least - 1)];
    }),
  );
}
