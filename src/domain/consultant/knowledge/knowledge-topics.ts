import { appTopics } from './app-topics.ts'
import { biddingTopics } from './bidding-topics.ts'
import { costTopics } from './cost-topics.ts'
import { methodTopics } from './method-topics.ts'
import { modalityTopics } from './modality-topics.ts'
import { paymentTopics } from './payment-topics.ts'
import { possessionTopics } from './possession-topics.ts'
import type { KnowledgeTopic } from './knowledge-topic.ts'
import { citeAuctionLaw, citeLicitacaoEdital, citeSalesRules, ownMethodSource } from '../../rule-sources.ts'

const documentTopics: readonly KnowledgeTopic[] = [
  {
    key: 'preference',
    question: 'O que é o direito de preferência?',
    keys: [
      'preferencia',
      'direito preferencia',
      'antigo dono',
      'ex mutuario',
      'devedor pode recuperar',
      'dono pode',
      'recuperar imovel',
      'exmutuario',
    ],
    text: 'Até a data do **2º leilão**, o antigo dono pode ficar com o imóvel pagando a dívida, as despesas e os impostos que a lei lista. Se ele fizer isso, sua compra no leilão não se confirma. Ele vale nos leilões da Lei 9.514; nas vendas posteriores, as regras da Caixa não o citam.',
    source: citeAuctionLaw('art. 27, § 2º-B'),
    related: ['auction', 'two-auctions', 'risks', 'occupied'],
  },
  {
    key: 'withdrawal',
    question: 'Posso desistir da compra?',
    keys: [
      'desistir',
      'desistir depois',
      'desistir depois arrematar',
      'perdi prazo',
      'perder prazo',
      'atrasar pagamento',
      'perdi prazo boleto',
      'desistencia',
      'arrependimento',
      'arrepender',
      'multa',
      'devolver',
      'devolucao',
      'cancelar proposta',
      'cancelar compra',
      'multa desistencia',
      'dinheiro volta',
      'reembolso',
      'nao pagar boleto',
      'penalidade',
      'bloqueio',
    ],
    text: 'Em venda online e venda direta você pode **se arrepender em 7 dias corridos** da homologação e recebe tudo de volta. Depois disso, com o boleto pago, desistir ou atrasar custa **5% da proposta** e suspende você das disputas. Na licitação não há esse prazo: a multa também é de 5%, e a comissão do leiloeiro não volta. Em leilão, veja o edital.',
    source: `${citeSalesRules('itens 14 e 15')}; ${citeLicitacaoEdital('itens 15 e 16')}`,
    related: ['deadlines', 'payment', 'commission', 'winner'],
  },
  {
    key: 'distract',
    question: 'E se a Justiça anular a venda?',
    keys: ['anular', 'anulada', 'anulacao', 'eviccao', 'distrato', 'perder imovel', 'justica anular'],
    text: 'Se uma decisão final anular o título da Caixa ou a venda, ou se o cartório não puder registrar por exigência que não é sua, o contrato se desfaz. A Caixa devolve o que você pagou, com despesas de cartório, tributos e condomínio, corrigido pela poupança; na anulação, também benfeitorias com nota. **Não há indenização** por perdas e danos.',
    source: citeSalesRules('item 18'),
    related: ['risks', 'title', 'withdrawal', 'ad-corpus'],
  },
  {
    key: 'title',
    question: 'Para que serve a matrícula?',
    keys: [
      'matricula',
      'certidao',
      'onus',
      'gravame',
      'penhora',
      'hipoteca',
      'matricula imovel',
      'certidao onus',
      'indisponibilidade',
    ],
    text: 'A **matrícula** é a ficha do imóvel no cartório: diz quem é o dono, a área e o que pesa sobre ele, como penhoras e hipotecas. Peça a certidão atualizada e a de ônus antes da proposta e leia tudo; cancelar o que estiver averbado é por sua conta. A cópia que a Caixa oferece pode estar velha.',
    source: citeSalesRules('itens 17.1.3, 17.1.4 e 17.2.6'),
    related: ['risks', 'deed', 'debts', 'edital'],
  },
  {
    key: 'edital',
    question: 'O que olhar no edital?',
    keys: [
      'edital',
      'ler edital',
      'entender edital',
      'explicar edital',
      'olhar edital',
      'edital leilao',
      'clausula',
    ],
    text: 'Leilão e licitação seguem um **edital**; as vendas, as Regras da Venda Online. Olhe as datas e os mínimos, as formas de pagamento, quem paga condomínio e tributos, a comissão, o direito de preferência, as ações judiciais e a multa. Cole o texto ou envie o PDF no explicador de editais do Arremate, no painel, e ele separa cada cláusula com a frase em que se apoia.',
    source: `${citeSalesRules('item 1.2')}; ${citeLicitacaoEdital('resumo e itens 6 a 17')}`,
    related: ['debts', 'commission', 'risks', 'title'],
  },
  {
    key: 'risks',
    question: 'Quais são os riscos?',
    keys: [
      'risco',
      'perigo',
      'cuidado',
      'seguro',
      'confiavel',
      'golpe',
      'cilada',
      'vale a pena',
      'acao judicial',
      'processo',
      'problema',
      'verificar',
      'conferir',
      'antes comprar',
      'checklist',
    ],
    text: 'Os principais: imóvel **ocupado**, dívidas de condomínio e IPTU, **ações judiciais** que podem não estar no anúncio, ônus na matrícula, área ou obra não averbada e estado ruim por dentro. Pesquisar tudo isso antes é responsabilidade de quem compra. A página de cada imóvel no Arremate traz a lista “o que verificar”; compre só pelo portal da Caixa ou pelo leiloeiro do edital, e consulte um advogado.',
    source: citeSalesRules('itens 16, 17.1, 21.5 e 21.8'),
    related: ['title', 'debts', 'occupied', 'distract'],
  },
]

const peopleTopics: readonly KnowledgeTopic[] = [
  {
    key: 'documents',
    question: 'Quais documentos preciso?',
    keys: ['documento', 'documentacao', 'papelada', 'comprovante', 'documento necessario', 'quais documento'],
    text: 'Nas vendas basta o **Login CAIXA** com os dados cadastrais seus e do cônjuge; com financiamento ou FGTS, leve à agência documentos pessoais, a proposta e o boleto pago em até 3 dias úteis. Na licitação o leiloeiro pede identidade e CPF, comprovante de endereço e, se for o caso, procuração; de empresa, CNPJ, contrato social e documentos do representante.',
    source: `${citeSalesRules('itens 5.5 e 13.5.1')}; ${citeLicitacaoEdital('itens 3.3 e 3.4')}`,
    related: ['proposal', 'who', 'financing', 'broker'],
  },
  {
    key: 'who',
    question: 'Quem pode comprar?',
    keys: [
      'quem pode',
      '~quem comprar',
      'cnpj',
      'empresa',
      'pessoa juridica',
      'mei',
      'nome filho',
      'nome meu filho',
      'filho menor',
      'estrangeiro',
      'menor idade',
      'funcionario caixa',
      'empregado caixa',
      'impedido',
      'exterior',
      '~posso comprar',
      'holding',
    ],
    text: 'Pessoas a partir de 18 anos (16, se emancipadas) e **empresas** com sede no Brasil; estrangeiros e brasileiros no exterior também, com documentos traduzidos e atenção às restrições legais. Não podem o **MEI**, dirigentes da Caixa e empregados das áreas que vendem os imóveis, com seus parentes; na compra direta, pelas regras, esse impedimento não se aplica. Financiamento é só para pessoa física.',
    source: citeSalesRules('itens 3.1, 3.2, 3.2.2 e 8.4.1'),
    related: ['documents', 'proposal', 'financing', 'broker'],
  },
  {
    key: 'bad-credit',
    question: 'Posso comprar com o nome sujo?',
    keys: [
      'nome sujo',
      'comprar nome sujo',
      'spc',
      'serasa',
      'nome spc',
      'negativado',
      'restricao',
      'restricao nome',
      'restricao nome financiar',
      'score baixo',
    ],
    text: 'Entre quem as regras das vendas impedem de comprar **não está** quem tem restrição no nome: pagando à vista, elas não falam disso. Para **financiar**, o crédito passa pela análise da Caixa, que olha as restrições: tenha a aprovação antes da proposta, porque não conseguir depois pode custar multa de 5%.',
    source: citeSalesRules('itens 3.2, 8.1.2 e 15.2'),
    related: ['who', 'financing', 'down-payment', 'withdrawal'],
  },
  {
    key: 'broker',
    question: 'Preciso de corretor credenciado?',
    keys: [
      'corretor',
      'imobiliaria',
      'creci',
      'corretor credenciado',
      'corretor comissao',
      'comissao corretor',
      'corretor cobra comissao',
      'assessoria',
      'assessor',
      'intermediacao',
      'despachante',
    ],
    text: 'Nas vendas é obrigatório indicar na proposta um **corretor ou imobiliária credenciados**: ou quem já atende você, pelo CRECI, ou um da lista, para o assessoramento. Quem paga é **só a Caixa**. Ele orienta sobre documentos, dívidas, contrato, registro e desocupação; depois de gravada a proposta, em regra não dá para trocar.',
    source: citeSalesRules('itens 4.1 a 4.4, 6.3.3, 6.3.6 e Anexo III'),
    related: ['proposal', 'commission', 'visit', 'documents'],
  },
  {
    key: 'contact',
    question: 'Como falo com a Caixa?',
    keys: [
      'telefone',
      'telefone caixa',
      'contato',
      'falar caixa',
      'falo caixa',
      'atendimento',
      'sac caixa',
      'ouvidoria',
      'ceven',
      'email caixa',
      'reclamacao',
      'agencia',
      'agencia caixa',
      'onde fica agencia',
    ],
    text: 'Sobre uma venda: **ceven@caixa.gov.br**. Atendimento e suporte do portal: 4004 0104 nas capitais e regiões metropolitanas, 0800 104 0104 nas demais. SAC: 0800 726 0101; ouvidoria: 0800 725 7474. O endereço das agências está em caixa.gov.br: aqui não o tenho. O Arremate não é da Caixa e não recebe propostas.',
    source: citeSalesRules('item 21.14 e última página'),
    related: ['proposal', 'broker', 'data', 'documents'],
  },
]

/** Topics about the bank's lists and pages over time, as the app shows them. */
const listTopics: readonly KnowledgeTopic[] = [
  {
    key: 'data',
    question: 'De onde vêm os dados?',
    keys: [
      'dado',
      'quanto imovel voce tem',
      'quanto imovel tem',
      'confiar voce',
      'dado vem',
      'fonte',
      'origem',
      'lista caixa',
      'atualizado',
      'atualizacao',
      'data lista',
      'quando dado',
      'que dia dado',
      'de onde vem',
      'informacao vem',
      'imovel sumiu',
      'site oficial',
      'arremate e da caixa',
      'voces sao caixa',
    ],
    text: 'Da **lista oficial de imóveis da Caixa**, cuja data aparece na busca, e da página de cada imóvel quando já foi lida. O que a Caixa não informa fica “Não informado”: nada é inventado, e dados de demonstração são marcados como tal. Preço e situação mudam: confirme no portal da Caixa antes da proposta. O Arremate não é da Caixa.',
    source: 'Lista de Imóveis da Caixa, na data que a busca mostra; método do Arremate (nov/2026)',
    related: ['discount', 'contact', 'alerts', 'capabilities'],
  },
  {
    key: 'price-history',
    question: 'Posso ver o histórico de preço?',
    keys: [
      'historico',
      'historico preco',
      'ver historico preco',
      'preco caiu',
      'preco baixou',
      'preco anterior',
      'queda preco',
      'ja baixou',
    ],
    text: 'Sim: a página de cada imóvel traz o **histórico do preço**, com cada mudança vista nas listas da Caixa desde que o acompanhamos. Imóvel que só vimos uma vez ainda não tem histórico. Salvando nos **Favoritos**, você vê se o preço mudou desde então.',
    source: ownMethodSource,
    related: ['favorites', 'alerts', 'data', 'market-value'],
  },
  {
    key: 'auction-dates',
    question: 'Quando é o próximo leilão?',
    keys: [
      'proximo leilao',
      'quando leilao',
      'quando proximo leilao',
      'data leilao',
      'dia leilao',
      'que dia leilao',
      'horario leilao',
      'hora leilao',
      'calendario leilao',
      'agenda leilao',
    ],
    text: 'Não há um dia só: **cada imóvel tem a sua data**, com hora e site no edital do leiloeiro. Na busca, ligue o filtro **com data de leilão** e ordene por **leilão mais próximo**; a página do imóvel mostra as datas do 1º e do 2º leilão quando já as lemos. Venda online e venda direta não têm data marcada.',
    source: `páginas dos imóveis na Caixa; ${ownMethodSource}`,
    related: ['auction', 'two-auctions', 'edital', 'alerts'],
  },
]

/** Every topic the consultant can explain; if two match equally, the first is used. */
export const knowledgeTopics: readonly KnowledgeTopic[] = [
  ...modalityTopics,
  ...biddingTopics,
  ...paymentTopics,
  ...costTopics,
  ...possessionTopics,
  ...documentTopics,
  ...peopleTopics,
  ...methodTopics,
  ...listTopics,
  ...appTopics,
]

const byKey = new Map(knowledgeTopics.map(topic => [topic.key, topic]))

/** Returns a topic's answer with its source at the end. */
export const explainTopic = ({ text, source }: KnowledgeTopic): string =>
  source === '' ? text : `${text}\n\nFonte: ${source}`

/** Returns the questions related to a topic. */
export const listRelatedQuestions = ({ related }: KnowledgeTopic): string[] =>
  related.flatMap(key => byKey.get(key)?.question ?? [])

/** The answer when no topic matches. */
export const unknownTopicAnswer = `Não sei responder isso. Posso procurar imóveis da Caixa (“casas até 200 mil”) e explicar leilão, modalidades, pagamento, financiamento, FGTS, custos, dívidas, ocupação e documentos.

Tente com outras palavras, ou escolha uma das sugestões.`
