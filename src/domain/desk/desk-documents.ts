/** A document of a purchase: what it is called, why one needs it, and whether before or after the purchase. */
interface DeskDocument {
  key: string
  name: string
  why: string
  when: 'before' | 'after'
}

/** The checklist of documents, in the order in which one needs them. */
export const deskDocuments = [
  {
    key: 'matricula',
    name: 'Matrícula atualizada',
    why: 'Diz quem é o dono e o que pesa sobre o imóvel: penhora, usufruto, ação. Peça ao cartório uma com menos de 30 dias.',
    when: 'before',
  },
  {
    key: 'edital',
    name: 'Edital ou regras da venda',
    why: 'Diz quem paga as dívidas, os prazos, a comissão e o que acontece se alguém desiste.',
    when: 'before',
  },
  {
    key: 'condominium',
    name: 'Extrato do condomínio',
    why: 'Diz quanto se deve e se há rateio aprovado. Peça ao síndico ou à administradora.',
    when: 'before',
  },
  {
    key: 'propertyTax',
    name: 'Certidão de IPTU',
    why: 'Diz quanto se deve à prefeitura. Sai na página dela, pela inscrição do imóvel.',
    when: 'before',
  },
  {
    key: 'lawsuits',
    name: 'Certidões de ações na Justiça',
    why: 'Dizem se o antigo dono discute a perda do imóvel. Pesquise pelo nome dele e pelo endereço.',
    when: 'before',
  },
  {
    key: 'occupancy',
    name: 'Prova de quem mora lá',
    why: 'Fotos da visita ou uma conta de luz: dizem se haverá desocupação, e de quem.',
    when: 'before',
  },
  {
    key: 'payment',
    name: 'Comprovantes do lance e da comissão',
    why: 'O cartório e a Receita pedem. Sem eles o custo não abate do ganho na venda.',
    when: 'after',
  },
  {
    key: 'contract',
    name: 'Contrato, escritura ou carta de arrematação',
    why: 'É o título que se leva ao registro. Sem ele o imóvel não é seu.',
    when: 'after',
  },
  {
    key: 'itbi',
    name: 'Guia do ITBI paga',
    why: 'O registro só anda com ela.',
    when: 'after',
  },
  {
    key: 'registry',
    name: 'Matrícula com o registro em seu nome',
    why: 'Prova que o imóvel é seu. Quem compra depois pede esta.',
    when: 'after',
  },
  {
    key: 'invoices',
    name: 'Notas da reforma',
    why: 'Com notas a reforma abate do ganho tributado na venda.',
    when: 'after',
  },
] as const satisfies readonly DeskDocument[]

export type DocumentKey = (typeof deskDocuments)[number]['key']
export const documentKeys: readonly DocumentKey[] = deskDocuments.map(({ key }) => key)
