import { citeAuctionLaw, citeLicitacaoEdital, citeSalesRules } from '../../rule-sources.ts'
import type { KnowledgeTopic } from './knowledge-topic.ts'

export const modalityTopics: readonly KnowledgeTopic[] = [
  {
    key: 'modalities',
    question: 'Qual a diferença entre as modalidades?',
    keys: 'modalidade, modalidade barata, diferenca modalidade, tipo venda, forma venda, jeito comprar, diferenca leilao licitacao, diferenca leilao venda, diferenca venda online direta, diferenca online direta, diferenca licitacao venda, leilao ou venda direta, melhor modalidade, leilao ou licitacao, leilao ou venda, licitacao ou venda',
    about: 'sfi edital unico aberta segura barata caixa',
    text: 'A Caixa vende de quatro jeitos. No **leilão** e na **licitação aberta** há edital, data marcada, leiloeiro e 5% de comissão; ganha o maior lance. Na **venda online** um cronômetro corre na página do imóvel e ganha a maior proposta; na **venda direta** (compra direta) leva quem primeiro propuser o mínimo. Nas duas vendas não há comissão a pagar.',
    source: citeSalesRules('itens 1.2, 2.1, 2.2 e 4.1'),
    related: ['auction', 'tender', 'online-sale', 'direct-sale'],
  },
  {
    key: 'two-auctions',
    question: 'O que são o 1º e o 2º leilão?',
    keys: '1 leilao, 2 leilao, 1o leilao, 2o leilao, 1º leilao, 2º leilao, primeiro leilao, segundo leilao, dois leilao, primeira praca, segunda praca, diferenca primeiro segundo leilao, esperar segundo leilao, esperar 2 leilao',
    about: 'esperar melhor compensa valor minimo barato quando lei 9514',
    text: 'No **1º leilão** o mínimo é o valor fixado no contrato ou a base do ITBI, o que for maior. Sem lance, o **2º** vem nos 15 dias seguintes. Em financiamento da casa do devedor, o mínimo do 2º é a **dívida com despesas**, seguros, tributos e condomínio; sem lance, a dívida se extingue e a Caixa fica livre para vender. Os mínimos estão no edital e na página: às vezes o do 2º é maior.',
    source: citeAuctionLaw('arts. 26-A e 27, §§ 1º e 2º'),
    related: ['auction', 'preference', 'commission', 'edital'],
  },
  {
    key: 'judicial',
    question: 'Qual a diferença do leilão judicial?',
    keys: 'judicial, leilao judicial, leilao justica, diferenca judicial extrajudicial, extrajudicial, hasta publica',
    text: 'No **leilão judicial** um juiz vende o bem penhorado em um processo, pelas regras do Código de Processo Civil, e lance abaixo do preço mínimo fixado ou, sem ele, de metade da avaliação é vil. O da **Caixa é extrajudicial**: o banco vende o que já é dele ou foi dado em garantia, pela Lei 9.514 e pelo edital, sem juiz. Por isso prazos, dívidas e posse seguem regras diferentes: aqui só há imóveis da Caixa.',
    source: 'CPC (Lei 13.105/2015), arts. 881 a 903 (mar/2015); Lei 9.514/1997, arts. 26 a 30 (out/2023)',
    related: ['auction', 'debts', 'occupied', 'risks'],
  },
  {
    key: 'auction',
    question: 'Como funciona o leilão da Caixa?',
    keys: '~leilao, funciona leilao, leilao caixa, leilao sfi, leilao presencial, sfi, edital unico, alienacao fiduciaria, alienacao, retomado, consolidacao, ~arrematar, arrematacao',
    text: 'O **leilão SFI** vende imóveis de financiamentos que não foram pagos: a dívida vence, a Caixa fica com a propriedade e precisa fazer dois leilões. Em geral você se cadastra no site do leiloeiro indicado no edital e dá o lance lá; ganha o maior, que paga mais 5% ao leiloeiro. Até o 2º leilão o antigo dono ainda pode ficar com o imóvel. O edital diz datas, mínimos, pagamento e dívidas: leia-o antes.',
    source: `${citeAuctionLaw('arts. 26 e 27')}; Decreto 21.981/1932, art. 24 (out/1932)`,
    related: ['two-auctions', 'commission', 'preference', 'edital'],
  },
  {
    key: 'tender',
    question: 'O que é licitação aberta?',
    keys: 'licitacao, licitacao aberta, concorrencia publica, disputa aberta, participar licitacao, funciona licitacao',
    about: 'caixa como lance sessao',
    text: 'Na **licitação aberta** a Caixa vende imóveis dela em uma sessão com data e hora, conduzida por leiloeiro, em geral pela internet. Você se cadastra no site do leiloeiro do edital; ganha o maior lance a partir do mínimo, que paga no ato 5% de comissão, por fora. Poucas aceitam financiamento (5 de 156 no RS em agosto de 2026); FGTS, muitas: confira o anúncio.',
    source: `${citeLicitacaoEdital('itens 4, 7.2 e 8.1')}; páginas dos imóveis na Caixa (ago/2026)`,
    related: ['commission', 'payment', 'modalities', 'withdrawal'],
  },
  {
    key: 'online-sale',
    question: 'Como funciona a venda online?',
    keys: 'venda online, venda on line, cronometro, funciona venda online, contagem regressiva',
    text: 'Na **venda online** o imóvel recebe propostas no portal da Caixa enquanto o cronômetro da página corre. Quando ele chega a zero, ganha a maior proposta; se houver um lance maior nos **5 minutos finais**, o tempo é prorrogado por mais 5. Não há edital, leiloeiro nem comissão: a homologação sai em até 5 dias úteis e o boleto vence 2 dias úteis depois dela.',
    source: citeSalesRules('itens 2.1, 9.1, 10.1 e 12.1'),
    related: ['bid', 'payment', 'withdrawal', 'direct-sale'],
  },
  {
    key: 'direct-sale',
    question: 'Como funciona a venda direta?',
    keys: 'venda direta, compra direta, venda direta online, comprar direto, sem disputa, sem leilao',
    text: 'Na **venda direta** (compra direta) não há cronômetro nem disputa: leva quem primeiro fizer uma proposta igual ou acima do valor mínimo. O boleto sai na hora da proposta. A Caixa pode tirar o imóvel da venda quando quiser, e a comissão do corretor é paga por ela.',
    source: citeSalesRules('itens 2.2, 4.1, 9.2, 10.2 e 12.1.1'),
    related: ['payment', 'financing', 'withdrawal', 'online-sale'],
  },
]
