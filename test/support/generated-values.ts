import fc from 'fast-check'

const words = [
  'Centro',
  'SÃO',
  'Paulo',
  'Jardim',
  'Florença',
  'Joinville',
  'céu',
  'AZUL',
  '100%',
  'a_b',
  'c\\d',
  'para',
  'Goiás',
  'mato',
  'grosso',
  'do',
  'sul',
  "d'oeste",
  'x',
  'Terreno',
  'sala',
  'Sobrado,',
  'N.12',
  '123',
]
export const word = fc.constantFrom(...words)
export const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map(parts => parts.join(' '))

/** Generates the value, or `null`. */
export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
export const centavos = fc.constantFrom(
  1_00,
  99_999_99,
  100_000_00,
  100_000_01,
  150_000_00,
  300_000_00,
  2_000_000_00,
)
export const squareMetres = fc.constantFrom(0.5, 10, 48.35, 80, 300)
