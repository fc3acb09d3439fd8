import { each, phrase, type Reading, take, tell } from './reading.ts'

const hello = /^(?:oi|ola|hey|bom dia|boa tarde|boa noite)(?![\p{L}\d])/u
/** Discovery §5. */
const longestGreeting = 30

export const isGreeting = (folded: string): boolean => folded.length < longestGreeting && hello.test(folded)

const filler =
  '(?:(?:oi+|ola|hey|bom dia|boa tarde|boa noite|tudo bem|,|!|e|mas|entao|por favor|queria|gostaria de|quero|preciso|posso|pode|poderia|me|tenho (?:uma |algumas )?duvidas?|duvidas?|saber|entender|perguntar|se|:) ){0,8}'
/** Asks for knowledge, whatever it names. */
const question =
  '(?:como (?!(?:casas?|apartamentos?) )|(?:o que|oq|oque) (?!(?:voces? |vcs? |ces? )?(?:tem|ha|existe|vende\\w*|da (?:pra|para)) )|que e |qual (?:a |e a )?diferenca|quais (?:as |sao as )?diferencas|diferenca entre|quem (?!tem|vende)|por ?que |porque |pq |vale a pena|e (?:seguro|possivel|verdade|confiavel|obrigatorio|arriscado|perigoso|bom comprar)|explica|explique|explicar|me explica|fale sobre|fala sobre|o significado|significa|(?:duvidas? )?(?:sobre|com relacao a) (?:o |a )?(?:financiamento|fgts|leil|licitac|venda|edital|itbi|ocupac|condominio)|duvidas? (?:sobre|com|em|de)|tem (?:comissao|juros|taxa|itbi|multa|divida|imposto)|onde (?:vejo|fica|acho|encontro) (?:o|a) (?:edital|matricula)|qua(?:l|is) (?:as? |os? )?(?:cidades?|bairros?|estados?) |qual (?:e )?(?:o )?(?:valor|custo) d[oae] (?:itbi|comissao|condominio|escritura|registro|entrada|parcela|lance|taxa|imposto)|informac(?:ao|oes) sobre|saber (?:mais )?sobre (?!(?:os? |as? )?(?:casas?|apartamentos?|apto|imove|terreno|lotes?|sala|loja|sitio|chacara|fazenda))|tem que |tem como |tem risco|tem algum risco|tem juros|tem taxa|precisa |preciso de (?:advogado|entrada|fiador|quanto|documento)|preciso pagar|preciso ter|sou obrigad|quanto tempo|quando |quanto (?:custa|e|fica|sai|pago|vou pagar|se paga)(?: de| d?[oa])? (?:itbi|escritura|registro|comissao|leiloeiro|imposto|taxa|advogado|documentacao|lance|cartorio)|existe (?:risco|algum)|(?:o|a|os|as)(?: \\w+){1,4} (?:e|sao) (?:segur[oa]|confiavel|bom|obrigatori[oa]|arriscad[oa]|judicial|problema)|quais (?:os |sao os )?(?:documentos|riscos|custos|passos|requisitos|prazos|cuidados|tipos|taxas|impostos|formas|condicoes|vantagens|modalidades)|qual (?:e )?(?:o |a )?(?:prazo|taxa|juros|comissao|risco|percentual|custo|vantagem|melhor (?:cidade|estado|modalidade|forma|jeito|epoca)|entrada|renda))'
const asks = new RegExp(`(?<= )(?:(?:[.?!] |(?<=^ ))${filler}${question}[^.?!]*)(?= )`, 'g')
const asksLater = phrase(`, ${filler}${question}[^.?!]*`)
const perhaps = new RegExp(
  `^ ${filler}(?:posso|da (?:para|pra)|pode|podemos|consigo|preciso|precisa|qual|quais|quanto|quantos|a caixa|existe|ha|existem)(?= )`,
)

const anywhere = phrase(
  'vale a pena|(?:fica )?por conta de quem|(?:isso |e |eh )+(?:golpe|seguro|confiavel|arriscado|furada)',
)

/** How much a sentence seems to ask for knowledge: `perhaps`, unless it names what can be searched. */
export type Asking = 'knowledge' | 'perhaps' | 'no'

/** Settles questions for knowledge, so that nothing in them is taken for a filter. */
export function readQuestions(reading: Reading): Asking {
  let asking: Asking = 'no'
  const line = ` ${reading.tokens.map(token => token.word).join(' ')} `
  if (perhaps.test(line)) asking = 'perhaps'
  for (const pattern of [asks, asksLater])
    each(reading, pattern, () => {
      asking = 'knowledge'
    })
  each(reading, anywhere, (_, from, to) => {
    asking = 'knowledge'
    const ends = (at: number) => /^[.?!]$/.test(reading.tokens[at]?.word ?? '.')
    let [first, last] = [from, to]
    while (first > 0 && !ends(first - 1)) first -= 1
    while (last < reading.tokens.length && !ends(last)) last += 1
    take(reading, first, last)
  })
  return asking
}

const unwanted =
  'nao (?:quero|queria|queremos|gosto|aceito|procuro|busco|estou procurando|me interess\\w+|precisa(?: ser| ter| de)?|preciso(?: de)?|pode(?: ser| ter)?|seja(?:m)?|sendo|tenha(?:m)?|tem)|nao(?= (?:casas?|apartamentos?|aptos?|terrenos?|lotes?|leilao|licitacao|venda|comercia(?:l|is)|rural|sitios?|em|no|na) )|nem|nada de|exceto|excluindo|tirando|fora(?= (?:casas?|apartamentos?|terrenos?|leil\\w+) )|a nao ser|(?<!(?:pelo|ao|ou|a) )menos(?= [a-z])(?! (?:de|que|do que|d[oa]) )|sem (?:ser|que seja)(?: (?:em|de|por))?|sem'
const withoutPlace =
  '(?: (?!(?:em|no|na|mas|so|somente|apenas|porem|quero|prefiro|com|ate|entre|acima|abaixo|e|ou|de|que|por|aceit\\w+) )[^ .,;:!?_9#$]+){1,3}'
const andMore =
  '(?: (?:e|ou|nem) (?:casas?|apartamentos?|aptos?|terrenos?|lotes?|leilao|leiloes|licitacao|venda direta|rural|comercial))?'
const negation = phrase(`(?:${unwanted})(?: (?:de|em|no|na|nas|nos|que seja|ser))?${withoutPlace}${andMore}`)

/** What is not wanted is told: no filter leaves out. */
export function readNegations(reading: Reading): void {
  each(reading, negation, ([words], from, to) => {
    if (/^sem (?:mais|duvida|problema|pressa|compromisso|falta)/.test(words)) return take(reading, from, to)
    tell(reading, from, to)
  })
}
