import { citeAuctionLaw, citeSalesRules } from '../../rule-sources.ts'
import type { KnowledgeTopic } from './knowledge-topic.ts'

const ofSales =
  'Neste tipo de venda, em geral: o **condomínio** atrasado é seu até 10% da avaliação, e a CAIXA paga só o que passar; os **tributos** (IPTU) são seus se o total ficar abaixo de {taxes-share}, e acima disso a CAIXA paga tudo. Vale o que diz a página do imóvel. Peça os extratos antes; água, luz e gás são por sua conta.'
const ofAuction =
  'No leilão SFI, **tudo é de quem compra, {sfi-debts}**: condomínio e tributos atrasados. Foi o que disseram todas as páginas de leilão lidas em agosto de 2026. Vale o que diz o edital e a página deste imóvel. Peça ao síndico e à prefeitura o valor antes do lance e desconte-o do seu teto.'

export const debtTopics: readonly KnowledgeTopic[] = [
  {
    key: 'debts',
    question: 'Quem paga o condomínio atrasado?',
    keys: 'condominio, iptu, divida, debito, condominio atrasado, iptu atrasado, paga condominio, paga iptu, quem paga divida, conta atrasada, tributo, propter rem, divida imovel, divida antiga, sindico cobrar, passar 10, iptu velho, aparecer divida, leilao sfi divida, sfi condominio, sfi iptu, divida ficar, ficar divida, passar 10 caixa paga, caixa paga passar',
    about:
      'caixa comprador ficar comigo mim arrematante vendedor antigo dono sobra atraso ano passar limite responsabilidade vir depois cobrar sindico assumir herdar edital sfi online venda',
    text: 'Depende da modalidade, e a página do imóvel na Caixa diz. **Licitação e vendas**: o condomínio é seu até 10% da avaliação e o que passar é da CAIXA; os tributos (IPTU) são seus se ficarem abaixo de {taxes-share}, e acima disso a CAIXA paga tudo. **Leilão SFI**: tudo é de quem compra, {sfi-debts}. Quando o anúncio de venda se cala sobre o condomínio, a Caixa paga.',
    byModality: {
      leilao: ofAuction,
      licitacao: ofSales,
      'venda-online': ofSales,
      'venda-direta': ofSales,
    },
    source: citeSalesRules('itens 16.2 a 16.4'),
    related: ['find-debts', 'debt-documents', 'utilities', 'title'],
  },
  {
    key: 'find-debts',
    question: 'Como descubro as dívidas antes?',
    keys: 'descobrir divida, saber divida, consultar divida, consultar iptu, ver divida, descobrir condominio, levantar divida, quanto divida, como descubro, saber quanto condominio, extrato condominio, certidao negativa, divida escondida, ninguem falou',
    about:
      'iptu condominio debito valor antes comprar administradora prefeitura tem deve imovel onde aparecer',
    text: '- **Condomínio**: peça ao síndico ou à administradora o extrato da unidade.\n- **IPTU**: consulte a prefeitura pela inscrição imobiliária, que está na matrícula, no carnê ou no anúncio.\n- **Ações de cobrança**: procure no tribunal do estado pelo condomínio e pelo antigo dono.\n- **Matrícula**: veja penhoras. Se não quiserem informar, o corretor credenciado ajuda; guarde o que responderem por escrito.',
    source: citeSalesRules('itens 16, 17.1.3 e 17.1.4'),
    related: ['debts', 'title', 'get-title', 'risks'],
  },
  {
    key: 'debt-documents',
    question: 'Como a Caixa paga a parte dela?',
    keys: 'documento caixa pagar, caixa pagar parte, caixa paga condominio, documento divida, reembolso condominio, mandar caixa pagar, prazo caixa pagar, caixa demora pagar, caixa pagar',
    about:
      'condominio iptu divida parte dela enviar papel quanto tempo comprovante excedente debito mandar demora',
    text: 'Você envia à Caixa os documentos da dívida em até **60 dias da proposta**: boletos e planilha do condomínio ou da prefeitura, por período. A Caixa tem até **120 dias** para pagar a parte dela. Se os documentos não chegarem nesse prazo, a dívida fica com você. Ocupante ou parente do antigo dono que compra paga tudo.',
    source: citeSalesRules('itens 16.2 a 16.4'),
    related: ['debts', 'find-debts', 'deadlines', 'contact'],
  },
  {
    key: 'utilities',
    question: 'Quem paga água, luz e gás atrasados?',
    keys: 'agua, luz, gas, agua luz, conta luz, conta agua, energia, conta energia, ligacao luz, religar, agua cortada, luz cortada, esgoto',
    about:
      'atrasada antigo morador debito divida companhia pagar conta transferir titularidade novo dono passar',
    text: 'Pelas regras da Caixa, **são de quem compra**. Na prática, a conta de luz e de água costuma ser de quem consumiu, não do imóvel: peça a troca de titularidade com a matrícula em seu nome e, se recusarem por dívida antiga, reclame na agência reguladora. Inclua a religação nas suas contas.',
    source: citeSalesRules('item 17.2.4'),
    related: ['debts', 'extra-costs', 'keys', 'occupied'],
  },
  {
    key: 'tax-debt-ruling',
    question: 'O edital pode passar IPTU antigo para mim?',
    keys: 'tema 1134, stj iptu, edital iptu, sub rogar, sub rogacao, ctn 130, iptu anterior, iptu antes, edital pode iptu, imposto anterior',
    about: 'leilao arrematante velho tributo jogar clausula valido edital',
    text: 'Em leilão, o STJ decidiu que é **{tax-debt-ruling}** a cláusula do edital que passa ao arrematante os tributos anteriores, nos editais publicados depois do julgamento. O caso era de leilão judicial: se vale para o leilão extrajudicial da Caixa ainda não está decidido. Conte com a dívida na sua conta e, se for alta, consulte um advogado.',
    source: '',
    related: ['debts', 'edital', 'find-debts', 'advice'],
  },
  {
    key: 'occupant-buys',
    question: 'Moro no imóvel: posso comprá-lo?',
    keys: 'moro imovel, ex mutuario comprar, comprar de volta, recomprar, minha casa foi leilao, comprar propria casa, perdi minha casa, ocupante comprar, minha casa leilao',
    about: 'leiloada caixa tomar tomou retomada posso recuperar antigo dono moro nele',
    text: 'Pode, mas quem ocupa o imóvel, o ex-mutuário e os parentes até o 3º grau pagam **todas** as dívidas de condomínio e tributos, sem o limite dos outros. Antes do 2º leilão ainda há o **direito de preferência**, pagando a dívida e as despesas. Se a casa é sua e está indo a leilão, procure já um advogado ou a Defensoria Pública.',
    source: `${citeSalesRules('item 16.6')}; ${citeAuctionLaw('art. 27, § 2º-B')}`,
    related: ['preference', 'debts', 'advice', 'contact'],
  },
]
