import { describe, expect, it } from 'vitest'
import {
  booleanField,
  choiceField,
  choiceListField,
  type CriteriaField,
  decimalField,
  integerField,
  nearField,
  rangeField,
  shapeField,
  signedField,
  spotField,
  textField,
  textListField,
} from './criteria-fields.ts'

const colors = ['red', 'darkGreen'] as const
const names = textListField(
  name => name.toLowerCase(),
  3,
  name => name.replace(/!$/, ''),
)

/** The value, `null` or `[]` when nothing is asked for, or `invalid`. */
function read<T>(field: CriteriaField<T>, ...values: string[]): T | 'invalid' {
  const reading = field.read(values)
  return 'problem' in reading ? 'invalid' : reading.value
}

describe('a field of the criteria', () => {
  it.each<[string, CriteriaField<unknown>, string[], unknown]>([
    ['text, the last one given', textField as CriteriaField<unknown>, ['a', 'b'], 'b'],
    ['no text', textField as CriteriaField<unknown>, [], null],
    ['a text of 200 characters', textField as CriteriaField<unknown>, ['é'.repeat(200)], 'é'.repeat(200)],
    ['a text of 201 characters', textField as CriteriaField<unknown>, ['é'.repeat(201)], 'invalid'],
    ['a broken character', textField as CriteriaField<unknown>, ['\uFFFD'], 'invalid'],
    ['texts, each once, the first spelling', names as CriteriaField<unknown>, ['A', 'b!', 'a'], ['b', 'A']],
    ['more texts than allowed', names as CriteriaField<unknown>, ['a', 'b', 'c', 'd'], 'invalid'],
    ['nothing after cleaning', names as CriteriaField<unknown>, ['!'], []],
    ['a choice in any case', choiceField(colors) as CriteriaField<unknown>, ['DARKGREEN'], 'darkGreen'],
    ['another choice', choiceField(colors) as CriteriaField<unknown>, ['blue'], 'invalid'],
    ['choices, each once', choiceListField(colors) as CriteriaField<unknown>, ['Red', 'red'], ['red']],
    ['one wrong choice', choiceListField(colors) as CriteriaField<unknown>, ['red', 'blue'], 'invalid'],
    ['no choices', choiceListField(colors) as CriteriaField<unknown>, [], []],
    ['true', booleanField as CriteriaField<unknown>, ['True'], true],
    ['false', booleanField as CriteriaField<unknown>, ['false'], false],
    ['neither', booleanField as CriteriaField<unknown>, ['1'], 'invalid'],
    ['reais', decimalField(100) as CriteriaField<unknown>, ['0.29'], 29],
    ['0 reais, which is no limit', decimalField(100) as CriteriaField<unknown>, ['0.00'], null],
    ['three decimals', decimalField() as CriteriaField<unknown>, ['1.234'], 'invalid'],
    ['more than the most', decimalField(1, 100) as CriteriaField<unknown>, ['100.01'], 'invalid'],
    ['the most', decimalField(1, 100) as CriteriaField<unknown>, ['100'], 100],
    ['a signed 0, which is a limit', signedField(-9, 9) as CriteriaField<unknown>, ['-0'], 0],
    ['a signed number', signedField(-9, 9) as CriteriaField<unknown>, ['-8.75'], -8.75],
    ['a signed number below the least', signedField(-9, 9) as CriteriaField<unknown>, ['-9.01'], 'invalid'],
    ['a count', integerField(9) as CriteriaField<unknown>, ['9'], 9],
    ['a count of 0, which is no limit', integerField(9) as CriteriaField<unknown>, ['0'], null],
    ['a broken count', integerField(9) as CriteriaField<unknown>, ['1.5'], 'invalid'],
    ['the least of a range', rangeField(1, 90) as CriteriaField<unknown>, ['1'], 1],
    ['the most of a range', rangeField(1, 90) as CriteriaField<unknown>, ['90'], 90],
    ['less than the least', rangeField(1, 90) as CriteriaField<unknown>, ['0'], 'invalid'],
    ['more than the most of a range', rangeField(1, 90) as CriteriaField<unknown>, ['91'], 'invalid'],
    ['a municipality', nearField as CriteriaField<unknown>, ['Campinas , sp'], 'Campinas,SP'],
    ['a municipality without its state', nearField as CriteriaField<unknown>, ['Campinas'], 'invalid'],
    ['a municipality of no state', nearField as CriteriaField<unknown>, ['Paris,FR'], 'invalid'],
    ['an area that is none', shapeField as CriteriaField<unknown>, ['???'], 'invalid'],
    ['no area', shapeField as CriteriaField<unknown>, [], null],
    ['a spot', spotField as CriteriaField<unknown>, [' -8.0500001 , -34.90 '], '-8.05,-34.9'],
    ['a spot outside Brazil', spotField as CriteriaField<unknown>, ['48.85,-2.35'], 'invalid'],
    ['a spot with its longitude first', spotField as CriteriaField<unknown>, ['-46.63,-23.55'], 'invalid'],
    ['half a spot', spotField as CriteriaField<unknown>, ['-8.05'], 'invalid'],
  ])('reads %s', (_, field, values, expected) => {
    expect(read(field, ...values)).toEqual(expected)
  })

  it('says in Portuguese what it accepts', () => {
    expect(choiceField(colors).read(['x'])).toEqual({ problem: 'Use red ou darkGreen.' })
    expect(rangeField(1, 300).read(['0'])).toEqual({ problem: 'Informe um número inteiro de 1 a 300.' })
  })
})
