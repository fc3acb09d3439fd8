import type { EditalTopic, RiskLevel } from '#domain/edital/edital-topics.ts'

/** A sentence as in editais, worded for these tests: its topic, its risk, what the explanation must contain. */
export type EditalWording = [text: string, topic: EditalTopic, risk: RiskLevel, says?: RegExp]

/** The sentence saying that a rule is less simple than its words. */
export const conditionSentence = /condição ou exceção/

/** Whether each piece of an excerpt occurs in the text literally, except for folded white space. */
export const isOf = (text: string, excerpt: string): boolean =>
  excerpt.split(' […] ').every(piece => text.replace(/\s+/g, ' ').includes(piece))

/** Texts with the words of a rule that state no rule; with topics, none of these. */
export const textsWithoutRule: [text: string, ...topics: EditalTopic[]][] = [
  ['12 PAGAMENTO 7\n13 CONTRATAÇÃO 8\n14 ARREPENDIMENTO E DESISTÊNCIA 9\n15 PENALIDADES 9'],
  ['DA COMISSÃO DO LEILOEIRO ............ 5'],
  ['DO DIREITO DE PREFERÊNCIA'],
  ['Quem paga o condomínio em atraso?'],
  ['O comprador paga o IPTU?'],
  ['Entende-se por evicção a perda da coisa por decisão da justiça.'],
  ['Condomínio Residencial Bela Vista, apartamento 12, bloco B.'],
  ['Rua da Penhora, 10, Centro.'],
  ['Apartamento com 2 quartos, sala e cozinha. IPTU: 12345 Matrícula: 678 Ofício: 1.'],
  ['O condomínio fornece o CNPJ e a conta para pagamento.', 'condominium'],
  ['Planilha de débito de condomínio, mês a mês.', 'condominium'],
  ['Certidão de dados cadastrais com a titularidade do IPTU.', 'taxes'],
  ['A comissão permanente de licitação publicará o resultado.', 'commission'],
  ['O imóvel não está ocupado por quem vende.', 'penalties'],
  ['Pague 5% de desconto na próxima fatura do seu cartão.', 'commission', 'payment'],
  ['A caixa postal do leiloeiro fica na Avenida Central.'],
  ['Preferência por documentos em formato digital.', 'preference'],
  ['O processo de contratação inicia após o pagamento do boleto.', 'payment', 'lawsuits'],
  ['Não há regra sobre quem paga o condomínio.', 'condominium'],
  ['O leilão ocorre no auditório, em 5 de maio, às 10 horas.', 'payment', 'deadlines'],
  ['Receita de bolo: duas xícaras de farinha, três ovos e um pote de iogurte.'],
  ['A revogação do consentimento para tratar dados pessoais deve ser pedida por escrito.', 'withdrawal'],
  ['Em caso de dúvidas sobre a multa, ligue para o leiloeiro.', 'penalties'],
  ['Valor mínimo de venda: R$ 88.404,91 ( desconto de 41,45%)'],
  ['Averbação dos leilões negativos: Averbado', 'registration'],
  ['O imóvel fica a 300 metros da estação e tem vista para o mar.', 'payment'],
  ['Sobre a comissão do leiloeiro não incide imposto a cargo do comprador.', 'taxes', 'commission'],
  ['Sem o pagamento da comissão, a arrematação não vale.', 'commission'],
  ['Não haverá desconto na comissão do leiloeiro.', 'commission'],
  ['REMIÇÃO: se o executado pagar a dívida, arcará com a comissão do leiloeiro de 2%.', 'commission'],
  ['O imóvel não será entregue ocupado.', 'occupation'],
  ['O leilão não será cancelado por chuva.', 'withdrawal'],
  ['O arrematante não perderá o sinal se a venda for anulada por culpa da vendedora.', 'penalties'],
  ['O registro da ata será feito em 5 dias.', 'deadlines'],
  ['O fiador do antigo contrato responde por débitos de condomínio.', 'condominium'],
  ['O devedor foi intimado da penhora.', 'lawsuits'],
  ['O microempreendedor individual está impedido de adquirir imóveis, por vedação de lei.', 'penalties'],
  ['Explique se o comprador paga o condomínio em atraso e qual é a multa de 5%.'],
  ['Resuma as responsabilidades do comprador:\n- IPTU em atraso\n- desocupação do imóvel'],
  // With a negation, a date or another's rule: none of these topics follows.
  [
    'Nenhum débito de condomínio deixará de ser pago pela vendedora, salvo os vencidos após a imissão na posse.',
    'occupation',
  ],
  ['Não consta que o imóvel esteja ocupado.', 'occupation'],
  ['O imóvel não se encontra locado nem ocupado a qualquer título.', 'occupation'],
  [
    'O pagamento não precisa ser exclusivamente à vista, podendo ser parcelado em até 12 vezes sem juros.',
    'payment',
  ],
  ['O pagamento poderá ser feito à vista ou financiado em até 420 meses.', 'deadlines'],
  ['A venda não se dá ad corpus, podendo o comprador exigir abatimento.', 'adCorpus'],
  ['A proposta não é irrevogável, podendo o proponente desistir em 7 dias.', 'penalties', 'withdrawal'],
  ['O comprador não poderá desistir após 7 dias corridos da assinatura.', 'deadlines'],
  ['O imóvel não apresenta estado ruim de conservação.', 'adCorpus'],
  ['A regularização fica a cargo da vendedora, sem ônus ao comprador.', 'lawsuits'],
  [
    'SUMÁRIO\n4. DA COMISSÃO DE 5% DO LEILOEIRO 5\n5. DAS MULTAS E PENALIDADES 6\n6. DA DESOCUPAÇÃO POR CONTA DO COMPRADOR 7',
  ],
  [
    'Não responderá a vendedora pela evicção, salvo na hipótese de perda do imóvel por ato dela.',
    'penalties',
  ],
  ['O COMPRADOR declara que pagará os tributos IPTU e TLP a partir da assinatura desta escritura.', 'deed'],
  ['Há penhora registrada na AV-5, já cancelada pela AV-6.', 'lawsuits'],
  ['Não haverá multa em caso de desistência.', 'withdrawal'],
  ['Se o comprador atrasar o condomínio futuro, pagará multa de 2% ao condomínio.', 'condominium'],
  ['Pessoas jurídicas não podem adquirir imóveis com recursos do FGTS.', 'participation'],
  ['Não foi possível verificar se há ações judiciais sobre o imóvel.', 'lawsuits'],
  ['Condomínio | CAIXA\nIPTU | Comprador\nComissão 5% | Comprador', 'condominium', 'commission'],
  ['É falso que o imóvel esteja desocupado.', 'occupation'],
  ['Imóvel supostamente desocupado.', 'occupation'],
  ['A hipoteca não se extingue com a arrematação.', 'lawsuits'],
  ['O imóvel está livre de ônus, restando uma ação anulatória em curso.', 'adCorpus'],
  ['A CAIXA não poderá, em hipótese alguma, cancelar a venda após a assinatura.', 'withdrawal'],
  ['É permitida a cessão dos direitos do comprador após a quitação.', 'title'],
  ['Apartamento com fração ideal de 0,5% do terreno.', 'title'],
  ['Usufruto já cancelado na AV-9.', 'title'],
  ['O pagamento em 30 dias é opcional; pode-se pagar em 60.', 'payment'],
]
