import { fuelledSensors, magnitude, sensorFuel } from '@ec/economy';
import { figure, range, type Table } from './markdown-table.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Tables of sensors, probes and orders of magnitude. */
export const knowledgeTables = { 'sensor-probes': sensorProbes, magnitudes };

function sensorProbes(): Table {
  const rows = LEVELS.map((techLevel) => {
    const fuel = sensorFuel(20, techLevel);
    const seeing = fuelledSensors(20, techLevel, 1);
    return [
      techLevel,
      techLevel,
      fuel,
      fuelledSensors(20, techLevel, fuel) * techLevel,
      seeing,
      seeing * techLevel,
    ];
  });
  const columns = [
    'TL',
    'Probes of one sensor',
    'Fuel of 20 sensors',
    'Probes of 20',
    'Of 20 see with 1 fuel',
    'Probes of those',
  ];
  return { columns, rows };
}

function magnitudes(): Table {
  const rows = [0, 1, 45, 45_372, 4_537_210, 99_000_000].map((value) => {
    const order = magnitude(value);
    if (order === null) return [value, '0', '—'];
    const least = 10 ** order;
    return [value, `${figure(least)}s`, range(least, 10 * least - 1)];
  });
  return { columns: ['Figure', 'In the report', 'May be'], rows };
}
