import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { renderJson } from '@ec/reports';
import schema from '@ec/reports/schema/report-1.json' with { type: 'json' };
import { turnReport } from '../../src/report/report.js';
import { explorerView, ORDER_SHEET } from './explorer-view.js';
import { fleetView } from './fleet-view.js';
import { homeView } from './home-view.js';
import { warView } from './war-view.js';

const validate = new Ajv2020({ strict: true }).compile(schema);

describe('the turn report as JSON', () => {
  test('fits the published schema, its numbers are numbers', () => {
    for (const view of [homeView(), fleetView(), warView(), explorerView()]) {
      const read: unknown = JSON.parse(renderJson(turnReport(view, ORDER_SHEET)));
      expect(validate(read), JSON.stringify(validate.errors)).toBe(true);
    }
    expect(renderJson(turnReport(homeView()))).toContain('3700000');
  });
});
