/**
 * Words that rules are recognized by, folded. PDF columns break words (`arrema tante`): two pieces that form one of
 * these are read as one.
 */
export const editalVocabulary: ReadonlySet<string> = new Set(
  `comprador compradora compradores adquirente arrematante arrematantes arrematacao proponente proponentes licitante
  licitantes licitacao interessado interessados cliente outorgado vencedor vencedora classificado proprietario ocupante
  vendedor vendedora comitente comitentes fiduciario fiduciaria fiduciante fiduciantes credor credora devedor devedora
  mutuario locatario inquilino caixa banco condominio condominial condominiais tributo tributos tributario tributaria
  tributarios tributarias imposto impostos taxas debito debitos divida dividas despesa despesas encargo encargos custos
  responsabilidade responsabilidades responsavel expensas exclusiva exclusivo exclusivamente integral integralmente
  pagamento pagamentos pagar pagara quitar arcar arcara assumir responde responder respondera desocupacao desocupado
  ocupacao ocupado ocupados imissao posse reintegracao despejo financiamento financiamentos parcelamento consorcio boleto
  sinal caucao entrada recursos proprios vista comissao leiloeiro leiloeira leilao leiloes corretor corretagem preferencia
  corpus conservacao estado vicios ocultos redibitorios dimensoes diferenca divergencia descricao enunciativas
  ilustrativas acoes judicial judiciais penhora penhoras hipoteca hipotecas gravame gravames indisponibilidade onus prazo
  assinatura contrato escritura registro registros cartorio cartorarias matricula recurso impugnacao esclarecimentos multa
  penalidade penalidades desistencia arrependimento desistir perda perdera bloqueio impedido impedidos suspensao suspenso
  lavratura emolumentos laudemio transferencia transmissao tabeliao eviccao distrato indenizacao anulacao devolve
  devolvera devolucao devolvido restituicao restituira ressarcido ressarcimento benfeitorias honorarios advocaticios
  irrevogavel irretratavel revogar anular cancelamento cancelado retirar averbacao averbacoes averbada averbar
  regularizacao regularizar construcao edificacao habite participar participacao pessoas fisicas juridicas maiores
  emancipados imovel imoveis proposta propostas avaliacao valor homologacao corridos estabelecido estabelecidas
  descumprimento inadimplemento inadimplencia providencias cancelada custas judicialmente desocupar locacao contratacao
  propriedade consolidacao exceder exceda superior inferior limite vendedores adjudicacao restritivos cadastro`
    .split(/\s+/)
    .filter(word => word.length > 4),
)
