/** All that the order "Relevância" goes by, in the order in which it counts (domain/judgement/relevance.ts). */
export const relevanceRules: readonly string[] = [
  'Vale a média do ROI líquido provável (até 40%) e do pior caso (até 25%): acima disso, o retorno é eco do desconto.',
  'Cada ponto de desconto acima de 65% tira ¼ de ponto.',
  'Quanto menos se sabe do imóvel, menos o ganho conta e mais o prejuízo pesa; do mesmo modo, quanto mais velha a lista do estado em relação à mais nova: com 120 dias, conta a metade.',
  'No fim ficam os sem avaliação e, depois deles, os de desconto acima de 80% cuja página da Caixa não lemos.',
  'Entre os doze primeiros há no máximo dois da mesma rua.',
]
