/** What plain words may only say where the passage says it, too: both patterns are of folded words. */
export interface Meaning {
  said: RegExp
  passage: RegExp
}

const meaning = (said: string, passage: string = said): Meaning => ({
  said: new RegExp(`(?<![a-z])(?:${said})`),
  passage: new RegExp(`(?<![a-z])(?:${passage})`),
})

const ended = 'cancel|baix[aoe]|levant|liber|desconstitu|extin|sem efeito|sem valor|desoner|anul|revog'

/** Kinds of acts and burdens, who acts, and how a burden ends. */
export const plainWordMeanings: readonly Meaning[] = [
  meaning('hipotec'),
  meaning('penhor'),
  meaning('arrest|sequestr'),
  meaning('indispon|bloque', 'indispon|bloque|cnib'),
  meaning('fiduci|alienac|alienad', 'fiduci|alien'),
  meaning('usufru'),
  meaning('servid[ao]'),
  meaning('inalien|impenhor|incomunic|clausul', 'inalien|impenhor|incomunic|clausul|restric'),
  meaning('alug|locac|locat|locad|inquilin|arrend', 'alug|locac|locat|locad|arrend'),
  meaning('leil|hasta|arremat', 'leil|hasta|arremat|praca'),
  meaning('consolid'),
  meaning(
    `${ended}|termin|encerr|acab|deixou|deixa de|nao (?:vale|existe|pesa)|ja nao|livre`,
    `${ended}|encerr|livre`,
  ),
  meaning('quit|pag[oa](?![a-z])|pagou|pagaram|liquid', 'quit|pag[oa]|liquid|satisf|cumprid'),
  meaning('vend|compr', 'vend|compr|c/v|licitant|leil|arremat'),
  meaning(
    'don[oa]s?(?![a-z])|propriet|pertenc',
    'don[oa]s?(?![a-z])|propriet|pertenc|consolid|vend|compr|doa|adquir|arremat',
  ),
  meaning('garant', 'garant|hipotec|fiduci|penhor|caucao'),
  meaning(
    'divid|deve(?![a-z])|devia',
    'divid|debit|credit|financ|mutuo|obrigac|execuc|deve|hipotec|fiduci|penhor',
  ),
  meaning('continua|permanec|ainda|em vigor|valend|vale(?![a-z])', 'continua|permanec|subsist|mantid|vigor'),
  meaning('doa[cdrv]|doou|doad|presente'),
  meaning('heran|herd|inventar|partilh', 'heran|herd|inventar|partilh|sucess|espolio'),
  meaning('divorc|separ'),
  meaning('cas(?:ou|aram|ad[oa]|ament)'),
  meaning('morr|morte|falec|obito', 'morr|morte|falec|obito|espolio'),
  meaning('constru|edific|demol|reform'),
  meaning('desmembr|desdobr|fusa|unific'),
  meaning('usucap'),
  meaning('invad|invas|ocup'),
  meaning('tomb'),
  meaning('caixa', 'caixa|c\\.?e\\.?f(?![a-z])'),
  meaning('banco', 'banco|caixa|instituicao financeira|itau|bradesco|santander|sicoob|sicredi|credor'),
  meaning(
    'justica|juiz|tribunal|judici',
    'justica|juiz|juizo|tribunal|judici|vara|mandado|autos|processo|cnib',
  ),
  meaning('trabalh'),
  meaning('prefeit|municip', 'prefeit|municip|fazenda'),
  meaning('condomin'),
  meaning('imposto|tribut|fisc|iptu|inss|receita', 'imposto|tribut|fisc|iptu|inss|fazenda|receita'),
  meaning('multa'),
  meaning('juros'),
  meaning('fraud|crime|crimin|penal|ilegal|irregular|falsi'),
  meaning('atras|inadimpl|mora(?![a-z])|nao pag', 'atras|inadimpl|mora(?![a-z])|purg|debito'),
  meaning(
    'metade|terco|quarta parte|dobro|triplo|parcial|em parte',
    'metade|terco|quarta parte|1/[234]|50%|parcial|em parte|ideal',
  ),
  meaning('todos|todas|sempre|nunca|jamais|qualquer|nenhum'),
  meaning('milh|bilh'),
  meaning(
    'primeir|segund[ao](?! [ao])|terceir|quart[ao](?![a-z])|quint[ao](?![a-z])',
    'primeir|segund|terceir|quart|quint|\\d+[ao](?![a-z])',
  ),
  meaning('vital|para sempre|perpetu'),
  meaning('pode(?![a-z])|podem|podera|precisa', 'pode|vedad|proib|impedi|indispon|inalien|depend|autoriz'),
]

/** Advice, promises, guesses and words to the reader, which no passage makes true. */
export const advice =
  /(?<![a-z])(?:voces?|recomend|aconselh|suger|sugest|conv[ei]m(?![a-z])|melhor|devem?(?! (?:r\$|ao?s? ))|deveria|procur|consult|cuidad|atencao|atente|evit|compre(?![a-z])|vale a pena|risc|perig|segur[oa](?![a-z])|vantag|oportun|importante|fique|lembr|garantid[oa] que|certamente|provavel|talvez|parece|vai(?![a-z])|vao(?![a-z])|sera(?![a-z])|serao|advogad|infeliz|tranquil|problema|ignor|instruc|assistente|modelo)/

/** How a counted noun may be called; a number keeps to what it counts. */
export const countedNouns: readonly RegExp[] = [
  /^ano/,
  /^mes/,
  /^(?:dia|jornada)/,
  /^(?:parcela|prestac)/,
  /^vez/,
  /^(?:%|por cento|porcento)/,
  /^(?:reais|real)/,
  /^hora/,
  /^vaga/,
  /^(?:m2|m²|metros?)/,
  /^(?:hectare|ha(?![a-z]))/,
  /^(?:pessoa|dono|propriet)/,
  /^(?:imove|casa|apartament|lote|unidade)/,
  /^vara/,
]

/** Words of Portuguese that are in nearly every sentence, and words that only its neighbours have. */
export const portugueseWords = new Set(
  'a o e de da do das dos em no na nos nas um uma ao aos que foi foram por pelo pela para com como este esta esse essa imovel nao ficou fica seu sua se mais ate quando'.split(
    ' ',
  ),
)
export const foreignWords = new Set(
  'the and of is was were to property bank by this that has been el los las la lo y fue una con su del es en le les et du est il che della sono bien inmueble'.split(
    ' ',
  ),
)

/** Names that a meaning stands for: the passage has another word for them, or the meaning fails. */
export const institutions = new Set(['justica', 'caixa', 'banco', 'prefeitura'])

/** Words that may begin a sentence although the passage has none of them; any other may be a name. */
export const beginnings = new Set(
  'o a os as um uma este esta esse essa isso isto ele ela quem foi foram ha houve em no na nos nas por pelo pela quando como ate com depois antes segundo ainda ja nao para sobre desde neste nesta nesse nessa ao aos de do da dos das se e ficou fica ficam havia existe existia consta dono dona donos imovel divida garantia registro cartorio justica juiz banco parte ordem aviso assim agora enquanto'.split(
    ' ',
  ),
)

const whole =
  'a ante ao aos ate com contra da das de dela delas dele deles do dos e ela elas ele eles em entre era eram essa esse esta este isso isto ja lhe lhes mais mas mesma mesmas mesmo mesmos na nas nem nessa nesse nesta neste no nos num numa o os ou outra outras outro outros para pela pelas pelo pelos por porque qual quando que quem se sem seu seus sob sobre sua suas tambem todo toda um uma umas uns ambos cada assim como depois antes desde durante enquanto entao conforme segundo so apenas ainda nao alguem ninguem foi foram sao ser sido sendo seja sejam estao estava estavam estar tem ter teve tiveram tinha tendo ha houve havia fica ficam ficar ficou ficaram ficando faz fez feito feita fazer da deu deram dado dada dar dando diz disse dizer quer ex bem bens uso vida ordem papel parte partes acao acoes prazo preco soma mes meses ano anos dia dias vez vezes data nome mora pago paga pagar pagou pagaram dono dona donos donas vale leva levou'
const forms =
  'registr averb anot cartori mostr inform cont[ae] consta receb pass entreg serv respond garant guard mand orden pedi determin decid decis torn perd efeito valor val[ei] cobr caus motiv acord assin contrat document process execu reserv direit us[ao] imove inteir total quantia dinheiro prestac parcela mensal pessoa credor devedor comprad vendedor antig nov anterior original chamad proib imped vedad pod transfer negoci mud alter exist encontr tent oferec ofert lance interess restri limit regra condic simples signific divid justic juiz banc caixa leil anul cancel extin encerr termin acab quit penhor hipotec fiduci indispon bloque usufru continu permanec vend compr leva colo apont trat refer pagament'
const list = (words: string): string => words.split(' ').join('|')

/** Words that tell no fact of their own, or one that the meanings above hold to the passage. */
export const plainVocabulary = new RegExp(`^(?:${list(whole)}|(?:${list(forms)})[a-z]*)$`)
