import { foldText } from '../../fold-text.ts'
import { isWithinEdits } from '../../search/edit-distance.ts'

const list = (words: string): string[] => words.trim().split(/\s+/)

/** Words that carry no subject: articles, pronouns, auxiliary verbs, greetings, and how people begin a question. */
const emptyWords = new Set(
  list(`
 a o as os um uma uns umas ao aos na no nas nos da do das dos de em por pelo pela pelos pelas pra pro pras pros para p
 com c e ou que q se eh ser sao era foi esta estao estou estava ta to tava tao sou seja sera seria vai vou vamos iria
 eu tu ele ela eles elas nos voce vc vcs voces me mim te lhe meu minha meus minhas seu sua seus suas nosso nossa dele
 dela deles delas isso isto esse essa este esta aquele aquela esses essas estes estas disso desse dessa deste desta
 nisso nesse nessa neste nesta aqui ai la ali ca ja so tambem tb tbm muito mt mais mesmo bem ainda agora hoje entao
 porque pq porq como quando quanto quanta quantos quantas qual quais quem onde oq oque quê cade
 posso pode podem poder podia podemos consigo consegue conseguir conseguimos preciso precisa precisam precisar
 tenho tem temos tinha ter tiver tendo tive teve ha haver existe existem devo dever deveria quero queria quer querem
 gostaria gostar saber sei sabe sabem saberia dizer diz dizem disse falar fala falam falou explica explicar explique
 entender entendi entendo responde responder favor por favor oi ola bom boa tarde noite amigo moca moco
 tipo assim ne certo ok beleza valeu pois alguma algum algo alguem ninguem nada tudo toda todo todos todas 
 cada qualquer sobre entre ate desde apos durante sem fazer faz faco fazem feito fazendo fiz
 dar da dao deu dou dando ficar fica ficam fico ficou vir vem vier vieram ir indo colocar por pegar pego pega usar uso
 usa usam usando ver vejo veja ve acontece acontecer aconteceu funciona funcionam funcionar serve servem significa
 significar chama chamar quer exatamente realmente sempre nunca talvez acho achar acha melhor pior mal possivel
 verdade coisa coisas caso vez vezes jeito forma maneira meio hein uai aff vish poxa cara gente rs kk kkk help duvida
 pergunta perguntar nao n sim mas porem tao quase perto nem la dum numa num ante vai vao diante la logo q tal alem
 precisando acontecendo tentar tento querendo simplesmente geral normalmente costuma costumam necessario obrigatorio
 permitido medo receio preocupado preocupada real reais mil milhao milhoes caso daí dai sendo sido vez mim comigo contigo qto qtos qta qdo qnd qnto qt vcs hj blz pf dps td tds tudinho mto mta msm pos dr dra doutor naum num nois noix ne eh ja to tô aqui ai nele nela daqui dali isso queremos querem vamos nossos perguntei perguntou etc ouvi preocupar direto mesma aberto fazendo criar crio falou falaram disseram contou mandou diz gostei exatamente sera seria fica fosse parte seguinte lado igual diferente prezado prezada prezados considerando farei
 `),
)

/** Words that many questions contain whatever they are about: they weigh little. */
const lightWords = new Set(
  list(
    'imovel caixa comprar leilao arremat lanc valor dinheir pessoa cas pag compr ganh venda vend anunci praca',
  ),
)

/** Words and their forms that no ending shows to be of one stem, each mapped to a word that is stemmed in its place. */
const synonymGroups: Readonly<Record<string, string>> = {
  imovel:
    'imoveis apto aptos apartamento apartamentos ape casa casas casinha propriedade unidade imovi imovel sobrado kitnet residencia bem',
  terreno: 'terrenos lote lotes',
  arrematar: 'arrematei arremato arrematou arrematado arrematante arrematacao',
  financiar:
    'financia financio financiei financiado financiada financiamento financiamentos financimento financiament financiam finaciar financiar finaciamento',
  morador: 'moradores morando mora moram moro morar ocupante ocupantes habitando residindo residente',
  ocupado: 'ocupada ocupados ocupadas ocupacao ocupar desabitado habitado',
  desocupar:
    'desocupacao desocupo desocupado desocupada desocupa despejar despeja despejam despejo despejado despejada',
  inquilino: 'inquilina inquilinos locatario',
  divida: 'dividas pendencia pendencias devendo deve debito debitos devedor devem devido devida atrasados',
  condominio: 'condominios condominho condominial condo',
  iptu: 'iptus',
  pagar:
    'pagamento pagamentos pago paga pagam pagando paguei pagou pagaria pagarei pagasse arcar arca bancar quita',
  parcelar: 'parcelado parcelamento parcelo parcelada vezes',
  prestacao: 'prestacoes parcela parcelas mensalidades',
  sair: 'saem saiu saia sai saindo saida',
  tirar: 'tiro tira tirou tirando retirar retira expulsa',
  desistir: 'desisto desisti desistencia desistiu',
  arrepender: 'arrependi arrependo arrependimento',
  visitar: 'visito visita visitas visitacao visitando',
  cancelar: 'cancelo cancela cancelamento cancelou cancelada cancelado',
  calcular: 'calculam calcula calculo calculado calculada calculos',
  confiar: 'confiaveis confiavel confio confianca',
  risco: 'riscos arriscado perigoso perigosa',
  estrangeiro: 'gringo estrangeiros estrangeira',
  renda: 'rendas',
  render: 'rende rendem rendendo rendimento rendimentos rentabilidade rentavel',
  conjuge: 'esposa marido esposo mulher companheira companheiro namorada namorado noiva noivo',
  golpe: 'golpes golpista golpistas picaretagem',
  justica: 'judiciario tribunal',
  processar: 'processo processos processa processou',
  juiz: 'juiza',
  matricula: 'matriculas',
  cartorio: 'cartorios',
  avaliacao: 'avaliacoes avaliado avaliada avaliar laudo',
  aluguel: 'alugueis locacao',
  alugar: 'alugo aluga alugado alugada',
  revender: 'revendo revenda revendi revende revendas revendedor',
  vender: 'vende vendo vendi vendida vendido vendendo vendem vendesse',
  comprar: 'compro compra compras comprei comprando comprador compradora compraria adquirir adquiro',
  ganhar: 'ganho ganhei ganha ganhou ganhando ganhasse venci vencer vencedor',
  perder: 'perco perdi perdeu perde perda',
  reprovar: 'reprovado reprovada reprova recusado negado',
  aprovado: 'aprovar aprova aprovacao aprovada aprovarem',
  chave: 'chaves',
  salario: 'salarios',
  imposto: 'impostos',
  taxa: 'taxas tarifa tarifas',
  juro: 'juros',
  documento: 'documentos documentacao papelada doc docs habitese',
  papel: 'papeis',
  movel: 'moveis mobilia',
  quebrado: 'quebrada destruido destruida detonado detonada acabado acabada podre estragado estragada',
  metragem: 'metragens',
  garantia: 'garantias garantir',
  medo: 'receio temo',
  descobrir: 'descubro descobre descobri',
  comprovar: 'comprovo comprova comprovacao',
  trocar: 'troco troca mudar mudo',
  apagar: 'excluir excluo deletar apago apaga remover deleto',
  assinatura: 'assinaturas',
  alerta: 'alertas',
  avisar: 'aviso avisos avisa avise avisem notificacoes notificacao',
  dono: 'donos dona proprietario proprietarios mutuario mutuarios',
  antigo: 'antiga antigos antigas velho velha velhos anterior ex',
  leiloeiro: 'leiloeiros leiloeira',
  demorar: 'demora demoram demorou demorado leva levam levar',
  ano: 'anos aninhos',
  mes: 'meses mensal mensalmente',
  corretor: 'corretores corretora',
  comissao: 'comissoes comisao',
  autonomo: 'autonoma',
  nota: 'notas',
  multa: 'multas',
  invadido: 'invadiram invasao invasor invasores invadir invadida sem-teto',
  empresa: 'empresas cnpj',
  licitacao: 'licitacoes licitasao',
  advogado: 'advogada advogados advogadas',
  registrar: 'registro registros registrado registrada registra registrando',
  quitar: 'quito quitado quitada quitacao',
  caixa: 'caxia cef',
  voce: 'voces vc vcs ce ces',
  ler: 'leem le leia lendo leio leitura lido lida',
}

/** Words whose stem would be another word's. */
const wholeWords = new Set(
  list(
    'arremate falir falencia tirar foro despesa contador conta posse renda parcelar prestacao velho medida medo nota price mesa meta data dado foto',
  ),
)

const toGroupWord = new Map(
  Object.entries(synonymGroups).flatMap(([word, forms]) =>
    forms.split(' ').map(form => [form, word] as const),
  ),
)

/** Returns the singular of a word: `leiloes` → `leilao`, `imoveis` → `imovel`. */
function singular(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('oes')) return `${word.slice(0, -3)}ao`
  if (word.endsWith('ais')) return `${word.slice(0, -3)}al`
  if (word.endsWith('eis')) return `${word.slice(0, -3)}el`
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`
  if (/(?:r|z|s)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** Endings of nouns and verbs with the least that stays before them. */
const endings: readonly (readonly [RegExp, number])[] = [
  [/(?:arem|erem|irem|assem|essem|issem|asse|esse|isse|armos|ermos|irmos)$/, 4],
  [/(?:amento|imento|amente|adora|adores|encia|ancia|idade)$/, 4],
  [
    /(?:acao|icao|ucao|ador|edor|idor|ante|ente|avel|ivel|ando|endo|indo|aram|eram|iram|aria|eria|iria|arei|erei)$/,
    4,
  ],
  [/(?:ada|ado|ida|ido|ava|iam|ou|ei|am|em|ia)$/, 4],
  [/(?:ar|er|ir)$/, 3],
  [/[aeio]$/, 3],
]

/** Returns what the forms of a word have in common: the beginning of "registrar" and "registrada". */
function stemWord(said: string): string {
  const one = toGroupWord.get(said) ?? toGroupWord.get(singular(said)) ?? singular(said)
  if (wholeWords.has(one)) return one
  for (const [ending, least] of endings) {
    const stem = one.replace(ending, '')
    if (stem !== one && stem.length >= least) return stem
  }
  return one
}

const splitWords = (text: string): string[] =>
  foldText(text)
    .split(/[^a-z0-9º]+/)
    .filter(word => word !== '')

/** Returns the stems of a clue of a topic, all its words. */
export const stemClue = (clue: string): string[] => splitWords(clue).map(stemWord)

/** A word of a question that has a meaning of its own. */
export interface QuestionWord {
  said: string
  stem: string
  /** Whether it says little of what the question is about. */
  light: boolean
  /** Whether it stands for no subject; it then only completes clues. */
  empty: boolean
}

const lightStems = new Set([...lightWords].map(word => stemWord(word)))

/**
 * Whether a word is spelled like another: one different letter is allowed from 6 letters on, two from 10, never the first.
 */
function isSpelledLike(said: string, word: string): boolean {
  const most = word.length >= 10 ? 2 : word.length >= 6 ? 1 : 0
  return most > 0 && said[0] === word[0] && isWithinEdits(said, word, most)
}

/**
 * Reads the words of a question, mistyped ones as those that the topics use.
 * @param known stems that topics use
 */
export const readQuestionWords = (question: string, known: ReadonlySet<string>): QuestionWord[] =>
  splitWords(question).map(said => {
    const empty = emptyWords.has(said)
    const exact = stemWord(said)
    const stem =
      empty || known.has(exact) || exact.length < 5
        ? exact
        : ([...known].find(word => isSpelledLike(exact, word)) ?? exact)
    return { said, stem, empty, light: lightStems.has(stem) || /^\d+$/.test(said) }
  })

/** Forms of questions, which tell apart what is asked of the same words: who pays, how long, may I, what if. */
const frames: readonly (readonly [name: string, asks: RegExp])[] = [
  ['quem', /\bquem\b/],
  [
    'paga',
    /\bquem (?:\w+ ){0,2}(?:paga|arca|responde|banca)|por (?:minha )?conta|sobra pr?a mim|fica (?:pra|com) m|e meu\b|vem (?:junto|pra mim)|herd/,
  ],
  [
    'posso',
    /\b(?:posso|pode|podem|da pra|da para|consigo|consegue|tem como|e possivel|permitid\w|aceita|vale|serve)\b/,
  ],
  [
    'tempo',
    /\b(?:quanto tempo|demora|quantos (?:dias|meses|anos)|prazo|leva quant\w+|em quant\w+|ate quando|quando)\b/,
  ],
  ['quanto', /\b(?:quanto|qto|qnt\w*|quantia|valor|preco|custa)\b/],
  ['como', /\b(?:como|onde|aonde|de que jeito|passo)\b/],
  ['oque', /\b(?:o que e|oq e|que e|significa|quer dizer|o que sao)\b/],
  ['ese', /\b(?:e se|se eu|se a|se o|caso|acontece)\b/],
  ['medo', /\b(?:medo|perigo|risco|seguro|golpe|confi\w+|furada|cilada)\b/],
  ['melhor', /\b(?:melhor|compensa|vale (?:mais )?a pena|ou)\b/],
  ['preciso', /\b(?:preciso|precisa|tem que|tenho que|obrigad\w+|necessario)\b/],
]

const lightShare = 0.5
/** From how many telling words on the others are left out. */
const leastTelling = 2
const pairShare = 0.6
const farPairShare = 0.42
const frameShare = 0.7

/**
 * Returns what a question is recognized by, and how much each says before it is weighed: its stems, pairs of neighbouring
 * ones, and its form (`?quem`).
 */
export function readFeatures(question: string, known: ReadonlySet<string>): Map<string, number> {
  const features = new Map<string, number>()
  const add = (name: string, share: number) => features.set(name, Math.max(features.get(name) ?? 0, share))
  const stems: string[] = []
  const words = readQuestionWords(question, known)
  // "Quem é você?" has nothing but words that elsewhere say nothing.
  const isBare = words.filter(({ empty }) => !empty).length < leastTelling
  for (const { stem, empty, light } of words) {
    if (empty && !isBare) continue
    add(stem, empty || light ? lightShare : 1)
    stems.push(stem)
  }
  const addPair = (one: string | undefined, other: string, share: number) =>
    one === undefined ? undefined : add([one, other].toSorted().join(' '), share)
  for (const [at, stem] of stems.entries()) {
    addPair(stems[at - 1], stem, pairShare)
    addPair(stems[at - 2], stem, farPairShare)
  }
  const text = foldText(question)
  for (const [name, asks] of frames) if (asks.test(text)) add(`?${name}`, frameShare)
  return features
}
