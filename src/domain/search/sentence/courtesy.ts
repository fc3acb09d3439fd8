import { each, phrase, type Reading } from './reading.ts'

const said = [
  phrase('(?:me chamo|meu nome e|aqui e [oa]|sou [oa](?! (?:dono|casa))) [a-z]+'),
  phrase(
    'top (?:[9#])|(?:[oa]s )?[9#](?= (?:mais|melhores|maiores|menores|imove\\w+|opc\\w+|resultados|anuncios|ofertas) )',
  ),
  phrase(
    '(?:quem sabe|de preferencia|se possivel|o quanto antes|por gentileza|com certeza|sem compromisso|boa sorte)',
  ),
]

/** What people say beside what they ask for, with words that would else be told. */
export function readCourtesy(reading: Reading): void {
  for (const pattern of said) each(reading, pattern, () => undefined)
}
