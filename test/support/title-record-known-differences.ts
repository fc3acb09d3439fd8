/** What the reader of matrículas still reads otherwise than the authors' tables of truth. Fewer lines are better. */
export const knownTitleRecordDifferences: Readonly<Record<string, readonly string[]>> = {
  '03-flat-sp-separate-extinction': [
    '03-flat-sp-separate-extinction: act R-2 is usufruct, read as transfer: R.2/98.765 - Em 03 de abril de 1989.',
  ],
  '06-flat-pe-far-mcmv': [
    '06-flat-pe-far-mcmv: burden restrictive-clauses of AV-4: null by null, read as true by null',
  ],
  '13-flat-mg-builder-mortgage': [
    '13-flat-mg-builder-mortgage: act AV-6 is other, read as cancellation: AV-6-88.014 (Prot. 152.009 - 26/01/2012) - CA',
  ],
  '17-land-pa-donation-usufruct-clauses': [
    '17-land-pa-donation-usufruct-clauses: act AV-4 is other, read as cadastral: AV.4/4.415 - Data: 16/11/2004 - ÓBITO. Averba',
  ],
  '27-house-pr-headers-mid-act': [
    '27-house-pr-headers-mid-act: area : 127.5, read as 255',
    '27-house-pr-headers-mid-act: landArea : 127.5, read as 255',
  ],
  '32-flat-sp-long-eight-pages': ['32-flat-sp-long-eight-pages: uf : SP, read as null'],
  '40-loteamento-encerramento-sem-efeito': [
    '40-loteamento-encerramento-sem-efeito: act AV-8 is other, read as split: AV-08-6.077 – 30.10.2017 – REMANESCENTE. A requerimento',
  ],
  '41-penhoras-trabalhistas-sete': ['41-penhoras-trabalhistas-sete: uf : SP, read as null'],
  '44-arresto-numero-repetido': ['44-arresto-numero-repetido: builtArea : 310, read as null'],
  '49-caixa-laconica-cnib-processo': [
    '49-caixa-laconica-cnib-processo: certificate date : 2025-04-30, read as null',
  ],
  '54-quotas-laconica-sem-efeito': [
    '54-quotas-laconica-sem-efeito: act AV-6 is cadastral, read as other: AV 06 19.404 17/05/2019. Prot. 60.007. Inscr. imob. mun',
  ],
  '55-divorcio-quotas-numero-faltante': [
    '55-divorcio-quotas-numero-faltante: parkingSpaces : 1, read as null',
    '55-divorcio-quotas-numero-faltante: uf : RS, read as null',
  ],
  '56-condominos-quotas-caixa': [
    '56-condominos-quotas-caixa: date of an act AV-1: 2013-03-08, read as null',
    '56-condominos-quotas-caixa: act R-4 is transfer, read as other: R-4/103.556-Prot. 250.016 de 22/08/2018. Em 04/09/2018.',
  ],
  '61-alienacoes-sucessivas-caixa-prolixa': [
    '61-alienacoes-sucessivas-caixa-prolixa: parkingSpaces : 2, read as null',
  ],
  '65-cessao-credito-securitizadora': ['65-cessao-credito-securitizadora: uf : SP, read as null'],
  '66-caixa-vende-retoma': ['66-caixa-vende-retoma: parkingSpaces : 1, read as null'],
  '69-builder-two-mortgages-unit': ['69-builder-two-mortgages-unit: parkingSpaces : 2, read as null'],
  '82-new-law-lot-built-condo-extinct': [
    '82-new-law-lot-built-condo-extinct: act AV-2 is condominium, read as transfer: AV-2=45.321, em 13/09/2017. ASSOCIAÇÃO - REGULAMENTO. Protoc',
    '82-new-law-lot-built-condo-extinct: parkingSpaces : 2, read as null',
  ],
}
