import { describe, expect, it } from 'vitest';
import { playTutorial } from './tutorial.ts';

const { turns, text: sectionOf } = await playTutorial('proxima');

describe('the tutorial of Proxima Centauri b', () => {
  it('P-06: turn 1: 40 − 10 × 2 = 20 for each', () => {
    const events = sectionOf(1, 'events');
    expect(events).toContain('UNI00002 Scouts 5,4 fights UNI00012: Rifles, 20 endurance');
    expect(events).toContain('UNI00012 Scouts 5,4 fights UNI00002: Rifles, 20 endurance');
  });

  it('P-06: turn 2: the shell takes 40, and 40 × 0.8 − 20 = 12; of 100 there are 28 left', () => {
    expect(sectionOf(2, 'events')).toContain('fires at UNI00012: Rifles, 12 endurance');
    expect(sectionOf(2, 'other-units')).toContain('UNI00012 Scouts South Base 5,4 28 4');
  });

  it('P-06: turn 3: 28 % of 40 less 10 are 1.2; without cover the shell takes 40 + (20 − 10) = 50', () => {
    expect(sectionOf(3, 'events')).toMatch(
      /UNI00002: Rifles, 1\.2 endurance[^]*UNI00002: Mortar, 50 endurance/,
    );
    expect(sectionOf(3, 'events')).toContain('UNI00012 Scouts 5,4 is destroyed');
  });

  it('P-04, P-05: turn 4: two steps and two shots of four points, and no third', () => {
    expect(sectionOf(4, 'orders')).toMatch(/5 UNI00015 FIRE 8,2 done\n 6 UNI00015 FIRE 8,2 refused/);
    expect(sectionOf(4, 'other-units')).toContain('UNI00013 Scouts South Base 8,2 20 4');
  });

  it('P-07, P-09: turn 5: of two equal targets the lower ID is hit, and all domes are the North’s', () => {
    expect(sectionOf(5, 'events')).toContain('UNI00014 Mortar 7,5 fires at UNI00002: Mortar, 40 endurance');
    expect(sectionOf(5, 'situation')).toContain('Won by North Base');
  });

  it('has no order that fails, but for those that the page explains', () => {
    const failed = Array.from({ length: turns }, (_, i) => sectionOf(i + 1, 'orders')).flatMap((text) =>
      text.split('\n').filter((line) => / (refused|partly|unreadable)/.test(line)),
    );
    expect(failed).toEqual([
      ' 6 UNI00015 FIRE 8,2 refused The unit has too few action points left: 0.5 of 1.',
    ]);
  });
});
