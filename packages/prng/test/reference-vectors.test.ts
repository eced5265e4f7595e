/** Fixed outputs. They change only in a major version, together with the algorithm tag: every stored game replays from them. */
import { describe, expect, test } from 'vitest';
import { type PathPart, Prng, type Seed } from '../src/index.js';

describe('reference vectors: seeds', () => {
  test.each<[Seed, string, number[]]>([
    [0, '094b0cb74369472824c80b72d1076c61b8ed837b832c3cc0b281f9fb54c007a9', [79, 256, 78, 832, 960, 445]],
    [1, '8a8e3afd8940095e0e898a4633ca10ed23e6f4324a9fa3449c7e6e1fd2b89eab', [738, 494, 512, 505, 753, 737]],
    [-1, '9a89f01297d4336944f6f1ca98583ca488c14d851977ccf966c5b2317032b0a2', [188, 225, 738, 560, 976, 546]],
    [
      2n ** 64n - 1n,
      '1d865d0d1e4e0a7b8f82302cb74036aaed2870c24b50d11c8f6ae797ffe83aaa',
      [834, 184, 732, 330, 130, 918],
    ],
    ['', 'b8f23092934f2abfa76a681ca735fa7e4ca0a0b75381176cfe18e93ccbed8a96', [228, 304, 776, 734, 217, 944]],
    ['0', '0d766cf9b5556b809d77120acb6672c66f42d506a100ca85799bed9051d693f7', [502, 904, 627, 731, 730, 938]],
    [
      'empyrean',
      '3ff2bb66d4b071f36ca48acec1e13c09900ebef19de8e064e2d81cf0033fd93a',
      [588, 87, 790, 677, 719, 19],
    ],
  ])('seed %s', (seed, key, draws) => {
    const rng = Prng.fromSeed(seed);
    expect(rng.save().key).toBe(key);
    expect(draws.map(() => rng.intN(1000))).toEqual(draws);
  });
});

describe('reference vectors: streams below seed 42', () => {
  test.each<[string, PathPart[], string, number[]]>([
    [
      'a text',
      ['mining'],
      '75948a8bd95691a74feb6b7e7e7dd8dfe81498d42ac22adaf4dbd2de1fbdbcef',
      [1972669067, -648638041, 1340828542, 2122176735],
    ],
    [
      'a text and a number',
      ['mining', 1],
      'd09d3c87984adfd9fbfc376083719d2c5579e6dbdb7e34273a49e4f3add77fda',
      [-795001721, -1739923495, -67356832, -2089706196],
    ],
    [
      'a digit as text',
      ['1'],
      '61762bd39ddf2fff6ffaefbdacff46281822ac676f726841db06daa18bdad64f',
      [1635134419, -1646317569, 1878716349, -1392556504],
    ],
    [
      'a number',
      [1],
      '4e08f9a66a694c2a85b2ffc3dbdd25e4ccf1798675e2dec8c4e8a2f02e574419',
      [1309211046, 1785285674, -2051866685, -606263836],
    ],
    [
      'a negative number',
      [-1],
      '1660342fa59a73150c65e05059576a3640e694713c2387cc3614f41d51bf9b81',
      [375403567, -1516604651, 208003152, 1498901046],
    ],
    [
      'the empty text',
      [''],
      'c39fbcccb49b1c8f659e89d014afe9c739bee0fd35e422e99e81b0254c156b45',
      [-1012941620, -1264903025, 1704888784, 347072967],
    ],
    [
      'four parts',
      ['turn', 3, 'mining', '28-02-18'],
      '9b72a15a601b577591d8ea44e3efdc5ccf1d7e7e313c7fd3706316053bd0bbe8',
      [-1686986406, 1612404597, -1848055228, -470819748],
    ],
    [
      'letters beyond ASCII and the basic plane',
      ['é🜨'],
      '2ae44087b75e54b106ba623f265b12b7f24472acd2edcc5148c6e88935fb0e1c',
      [719601799, -1218554703, 112878143, 643502775],
    ],
    [
      'a bigint of 71 bits',
      [2n ** 70n],
      '17a0926c68129d58563092ee9904ea7968796773678e5bfe115af83bdf1d076f',
      [396399212, 1746050392, 1446023918, -1727731079],
    ],
  ])('%s', (_, path, key, state) => {
    expect(
      Prng.fromSeed(42)
        .stream(...path)
        .save(),
    ).toEqual({ algorithm: 'xoroshiro128plus/1', key, state });
  });
});

describe('reference vectors: numbered streams of stream "trials" below seed 42', () => {
  test.each<[number, string, number[], number[]]>([
    [
      0,
      '5b22fecd57f9ef8c78ea8747c6b2d773978c4e2216d331c7c4aa458c2adfedf0',
      [-1990697914, -1969647346, 36730997, 651001650],
      [692, 726, 854, 161, 813, 729],
    ],
    [
      1,
      '211a5aed77afbb1c607353e3f4b57ecf892eb02055d0e82c84d65464da81e8df',
      [-2008876982, 1442311015, -187423063, 1525674567],
      [691, 17, 127, 167, 347, 911],
    ],
    [
      2 ** 32,
      '40925fff4c3f4664fbf618c594d2a7192f6078a64146c21df8f5c4e6fbb4a9c8',
      [-1870180169, -1072055592, -1087434110, 467212822],
      [859, 596, 947, 118, 473, 603],
    ],
    [
      2 ** 53 - 1,
      '60313fef690f14b8823507c3627674ef4718624e5ec5f63c9853a4421753ab30',
      [-3527485, -1551858431, 1629453570, -1543565266],
      [279, 434, 573, 562, 423, 8],
    ],
  ])('number %i', (number, key, state, draws) => {
    const rng = Prng.fromSeed(42).stream('trials').numbered(number);
    expect(rng.save()).toEqual({ algorithm: 'xoroshiro128plus/1', key, state });
    expect(draws.map(() => rng.intN(1000))).toEqual(draws);
  });
});

describe('reference vectors: eight draws of stream "draws" below seed 42', () => {
  test.each<[string, (rng: Prng) => unknown, unknown[]]>([
    ['intN(6)', (rng) => rng.intN(6), [0, 4, 0, 2, 5, 0, 4, 3]],
    [
      'intN(2^21)',
      (rng) => rng.intN(2 ** 21),
      [133085, 1531497, 17516, 968454, 1758882, 96609, 1707613, 1243770],
    ],
    [
      'intN(2^32)',
      (rng) => rng.intN(2 ** 32),
      [272558999, 35873550, 3602192225, 3497192434, 2770942134, 1053219219, 575704968, 229843676],
    ],
    [
      'intN(2^53)',
      (rng) => rng.intN(2 ** 53),
      [
        571597650644256, 75232288760005, 7554344630037564, 7334144109399892, 5811086839114103,
        2208760791942018, 1207340826834865, 482017126582373,
      ],
    ],
    ['between(-5, 5)', (rng) => rng.between(-5, 5), [-5, 3, -5, 0, 4, -5, 3, 1]],
    ['roll(10, 8)', (rng) => rng.roll(10, 8), [44, 35, 40, 35, 40, 51, 46, 44]],
    ['dice("3d6-2")', (rng) => rng.dice('3d6-2'), [5, 8, 11, 9, 2, 8, 9, 6]],
    [
      'uniform()',
      (rng) => rng.uniform(),
      [
        0.06346008725668995, 0.008352461917660592, 0.8387007344221113, 0.8142535656174723, 0.64516024068807,
        0.24522170871033233, 0.13404175845220412, 0.05351465121954091,
      ],
    ],
    ['chance(1, 3)', (rng) => rng.chance(1, 3), [true, false, true, false, false, true, false, false]],
    ['pick', (rng) => rng.pick(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']), [...'afadgage']],
    [
      'shuffle',
      (rng) => rng.shuffle([1, 2, 3, 4]).join(''),
      ['1432', '4213', '3412', '1234', '2143', '3412', '2143', '1324'],
    ],
    [
      'sample',
      (rng) => rng.sample([1, 2, 3, 4, 5, 6], 2).join(''),
      ['15', '14', '62', '54', '45', '24', '13', '16'],
    ],
    ['weighted', (rng) => rng.weighted([1, 0, 2, 5]), [0, 3, 0, 3, 3, 0, 3, 3]],
  ])('%s', (_, draw, expected) => {
    const rng = Prng.fromSeed(42).stream('draws');
    expect(expected.map(() => draw(rng))).toEqual(expected);
  });
});
