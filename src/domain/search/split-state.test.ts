import { expect, it } from 'vitest'
import { splitState } from './split-state.ts'

it('splits a state off the end of a name', () => {
  expect(splitState('Campinas, SP')).toEqual({ name: 'Campinas', state: 'SP' })
  expect(splitState('santa maria - rs')).toEqual({ name: 'santa maria', state: 'RS' })
  expect(splitState('centro go')).toEqual({ name: 'centro', state: 'GO' })
  expect(splitState('Campinas')).toEqual({ name: 'Campinas', state: null })
  expect(splitState('Campinas XX')).toEqual({ name: 'Campinas XX', state: null })
})
