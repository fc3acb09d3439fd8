import { expect, it } from 'vitest'
import { readUnitKey } from './unit-key.ts'

it.each([
  ['apto 101 Torre 7', '101', '7'],
  ['AP 136B E VG TORRE B', '136B', 'B'],
  ['AP 2411 T A', '2411', 'A'],
  ['AP STUDIO 205', '205', ''],
  ['APTO 203 BLOCO 3', '203', '3'],
  ['BLOCO A2 APT 204', '204', 'A2'],
  ['Apto 403, CJ 01 BL 1-B', '403', '1B'],
  ['Apto 307, BLA', '307', 'A'],
  ['apto 2501 edf gran parc premium-bloco a', '2501', 'A'],
  ['Apto 101, BL 18 TÉRREO', '101', '18'],
  ['Apto 44, .', '44', ''],
  ['403', '403', ''],
  ['201 BL 2', '201', '2'],
  ['sala 0803', 'SL803', ''],
  ['LOJA 1', 'LJ1', ''],
  ['BOX 1224', 'VG1224', ''],
  ['A CASA', '', ''],
  ['apto edf 3 irmãos', '', ''],
  ['BLOCO XIV APT 2', '2', '14'],
  ['BLOCO I APT 2', '2', 'I'],
  ['TORRE IPE AP 12', '12', ''],
  ['Apto 0', '', ''],
])('the complement %j is unit %j of block %j', (complement, unit, block) => {
  expect(readUnitKey(complement)).toEqual({ unit, block })
})

it('only the beginning of a complement is read', () => {
  expect(readUnitKey(`${'x '.repeat(100)}apto 12`)).toEqual({ unit: '', block: '' })
})
