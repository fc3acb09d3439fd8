/** What a question tells that decides which rule answers it, whatever single words of it speak for. */
export interface AskedSituation {
  /** All of them match the question, folded. */
  when: readonly RegExp[]
  unless?: RegExp
  /** What is said first of all. */
  lead?: string
  /** Keys of topics, or of a listing's subjects, that are said, in order. */
  says: readonly string[]
  /** Keys of topics and subjects that single words name, and that it does not ask for. */
  drops: readonly string[]
}

const situations: readonly AskedSituation[] = [
  {
    when: [
      /\b(?:meu|minha|meus|do|da) (?:irmao?s?|irma|pai|mae|pais|filh[oa]s?|avo|av[oó]s?|ti[oa]s?|sobrinh[oa]s?|net[oa]s?)\b/,
      /\b(?:era|perdeu|perderam|foi|antig[oa] don[oa]|ex-?mutuari[oa]|devedor\w*|financiou)\b/,
      /\b(?:10|dez|limite|condominio|iptu|dividas?|tributos?)\b/,
    ],
    unless: /\bvende/,
    lead: '**Não**: para parente até o 3º grau do antigo dono, ou quem ocupa o imóvel, o limite não vale: paga **todas** as dívidas.',
    says: ['occupant-buys'],
    drops: ['debts', 'preference', 'find-debts', 'occupancy', 'occupied', 'co-buyers'],
  },
  {
    when: [
      /\b(?:acao|processo|processou|justica|liminar)\b/,
      /\b(?:anular|anulacao|contra o leilao|anulatoria|invalidar|cancelar o leilao)\b/,
      /\b(?:posse|reintegra\w*|imissao|desocup\w*|despej\w*|tirar)\b/,
    ],
    lead: '**A ação não segura a posse** por si só, salvo se faltou notificar o antigo dono ou o juiz a suspender.',
    says: ['owner-lawsuit'],
    drops: ['burdens', 'pending-lawsuit', 'occupancy'],
  },
  {
    when: [/\bleil\w+ negativos?\b/],
    says: ['negative-auctions'],
    drops: ['unregistered-area', 'two-auctions', 'second-auction', 'dates'],
  },
  {
    when: [
      /\b(?:depen\w+|destru\w+|quebr\w+|estrag\w+|arranc\w+|danific\w+|detona\w*|vandaliz\w+)\b/,
      /\b(?:morador\w*|ocupantes?|inquilin[oa]|antig[oa] don[oa]|ex-?mutuari[oa]|sair|quem (?:ta|esta|mora))\b/,
      /\b(?:caixa|banco|cobre|indeniz\w+|responsab\w+|medo|quem paga|prejuizo|desconto)\b/,
    ],
    lead: '**Não conte com a Caixa para isso**: estrago de quem ocupa não é coberto por ela. Ponha o estado do imóvel no acordo de saída, com fotos e vistoria antes de pagar; cobrar de quem estragou é caso de advogado.',
    says: ['warranty'],
    drops: ['threats', 'condition', 'discount', 'price', 'occupancy', 'occupied', 'scams'],
  },
  {
    when: [
      /\b(?:proposta|lance)\b[^?.]*\b(?:em primeiro|em 1[oº]?|primeiro lugar|vencedora?|a maior|ganhou|venceu)\b|\bfiquei em (?:primeiro|1[oº]?)\b/,
      /\b(?:e agora|o que (?:acontece|vem|faco|eu faco)|proximos? passos?|e depois|qual o proximo)\b/,
    ],
    says: ['winner'],
    drops: ['direct-sale', 'online-sale', 'modalities', 'sale-mode', 'steps', 'start', 'price'],
  },
  {
    when: [
      /\b(?:ir|comparecer|passar|levar|apresentar)\b[^?]*\b(?:agencia|correspondente)\b/,
      /\b(?:prazo|ate que dia|ate quando|quantos dias|quando)\b/,
      /\b(?:boleto|pag\w+|financ\w*|fgts)\b/,
    ],
    says: ['agency-visit'],
    drops: ['financing', 'payment', 'dates', 'winner', 'instalment', 'deadlines'],
  },
  {
    when: [
      /\b(?:onde|como|com quem|quem sabe|da (?:pra|para))\b[^?]*\b(?:descubr\w*|descobr\w*|sei|saber|consult\w+|vejo|ver|pergunt\w+)\b/,
      /\bquanto\b[^?]*\b(?:devendo|deve|divida|de condominio|de iptu)\b/,
    ],
    lead: '**O anúncio não traz o valor da dívida**, só a regra de quem paga.',
    says: ['find-debts'],
    drops: ['debts', 'bills', 'bill-amount'],
  },
  {
    when: [
      /\b(?:escrev\w+|respond\w+|dig[ao]|diz|repet\w+|copi\w+|mand[ae])\b[^?]*["“”:]/,
      /\b(?:nao tem|sem|zero|nenhuma) (?:nenhuma )?dividas?\b|\bdividas? nenhuma\b/,
    ],
    lead: '**Isso não posso afirmar**: o anúncio não diz que não há dívidas, nem prazo para desocupar.',
    says: ['debts', 'occupancy'],
    drops: [],
  },
]

/** Finds the situation that a question tells; `null` where it tells none that is known. */
export const findAskedSituation = (text: string): AskedSituation | null =>
  situations.find(
    ({ when, unless }) => when.every(pattern => pattern.test(text)) && unless?.test(text) !== true,
  ) ?? null

/** Topics that are only said where a question names what they are of. */
const needed: Readonly<Record<string, RegExp>> = {
  'home-page':
    /\b(?:renda|salario|ganho|ganhamos|fgts|entrada|parcela|bolso|familia|morar|site|pagina|calculadora|juntei|tenho|orcamento)\b/,
  'being-evicted':
    /\b(?:moro|moramos|minha casa|me (?:tir\w+|despej\w+|expuls\w+|mand\w+)|nos (?:tir\w+|despej\w+)|perdi|perdemos|sou|somos|fomos|fui|aqui em casa|minha (?:mae|avo|familia)|meus? (?:pai|pais|filhos?))\b/,
}

/** Whether a question names what a topic is of. */
export const namesMatterOf = (key: string, text: string): boolean => needed[key]?.test(text) ?? true
