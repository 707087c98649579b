import { expect, test } from '@playwright/test';
import { candidates, meaning, targets } from '../js/narrow.js';
import { move } from './games.js';

const does = (legal, begun, square) => meaning(legal, begun, square).does;

test('a click that leaves one move plays it', () => {
  const legal = [move(['a', 'b', 'c'], ['x', 'y'])];
  expect(does(legal, ['a'], 'b')).toBe('play');
  expect(does(legal, ['a'], 'c')).toBe('play');
  expect(does(legal, ['a'], 'x')).toBe('none');
});

test('one move with two orders is one move', () => {
  const legal = [{ ...move(['a', 'b', 'd'], ['x', 'y']), paths: [['a', 'b', 'd'], ['a', 'c', 'd']] }];
  expect(does(legal, ['a'], 'd')).toBe('play');
  expect([...targets(legal, ['a'])].sort()).toEqual(['b', 'c', 'd']);
});

test('a square that ends one move and leads another on is a step', () => {
  const legal = [move(['a', 'b'], ['x']), move(['a', 'b', 'c'], ['x', 'y'])];
  expect(meaning(legal, ['a'], 'b')).toEqual({ does: 'step', path: ['a', 'b'] });
  expect(does(legal, ['a', 'b'], 'c')).toBe('play');
  expect(meaning(legal, ['a', 'b'], 'b')).toEqual({ does: 'play', moves: [legal[0]], path: ['a', 'b'] });
});

test('two moves that end on one square need the way', () => {
  const legal = [move(['a', 'b', 'd'], ['x', 'y']), move(['a', 'c', 'd'], ['v', 'w'])];
  expect(does(legal, ['a'], 'd')).toBe('unclear');
  expect(does(legal, ['a'], 'c')).toBe('play');
});

test('a capture may end where it began', () => {
  const legal = [move(['a', 'b', 'c', 'd', 'a'], ['v', 'w', 'x', 'y']), move(['a', 'b', 'e', 'f', 'g'], ['v', 'z', 's', 't'])];
  expect(does(legal, ['a'], 'b')).toBe('step');
  expect(does(legal, ['a', 'b'], 'a')).toBe('play');
});

test('a pawn with a choice is one move', () => {
  const legal = ['queen', 'rook'].map((promotes) => move(['e7', 'e8'], [], { text: promotes, promotes }));
  expect(meaning(legal, ['e7'], 'e8')).toMatchObject({ does: 'play', moves: legal });
});

test('a pawn that becomes something on two squares keeps them apart', () => {
  const legal = ['e8', 'd8'].flatMap((to) => ['queen', 'rook'].map((promotes) => move(['e7', to], [], { text: to + promotes, promotes })));
  expect(meaning(legal, ['e7'], 'd8').moves.map(({ text }) => text)).toEqual(['d8queen', 'd8rook']);
  expect(candidates(legal, ['e7', 'e8']).length).toBe(2);
});
