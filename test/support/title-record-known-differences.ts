/** What the reader of matrículas still reads otherwise than the authors' tables of truth. Fewer lines are better. */
export const knownTitleRecordDifferences: Readonly<Record<string, readonly string[]>> = {
  '07-old-transcription-sp-heirs': [
    '07-old-transcription-sp-heirs: owners : person since R-1, person since R-4, person since R-6, read as person since R-1, person since R-1, person since R-4, person since R-6, person since opening',
  ],
  '10-house-pr-joint-usufruct-death': [
    '10-house-pr-joint-usufruct-death: owners : company since R-7, person since R-2, read as company since R-7, person since R-2, person since R-2',
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
  '37-unificada-encerrada': ['37-unificada-encerrada: owners : company since R-4, read as person since R-4'],
  '41-penhoras-trabalhistas-sete': ['41-penhoras-trabalhistas-sete: uf : SP, read as null'],
  '43-arrematacao-metade-trabalho': [
    '43-arrematacao-metade-trabalho: owners : person since R-2, person since R-6, read as person since R-2, person since R-2, person since R-6',
  ],
  '44-arresto-numero-repetido': ['44-arresto-numero-repetido: builtArea : 310, read as null'],
  '49-caixa-laconica-cnib-processo': [
    '49-caixa-laconica-cnib-processo: certificate date : 2025-04-30, read as null',
  ],
  '53-heranca-quotas-transcricao': [
    '53-heranca-quotas-transcricao: owners : person since R-1, person since R-2, person since R-2, person since R-3, read as person since R-1, person since R-2, person since R-3',
  ],
  '54-quotas-laconica-sem-efeito': [
    '54-quotas-laconica-sem-efeito: owners : person since R-1, person since R-2, person since R-5, read as person since R-5',
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
  '70-rural-half-share-penhora': [
    '70-rural-half-share-penhora: owners : person since R-1, person since R-1, read as person since R-1, person since R-1, person since opening',
  ],
  '74-co-owners-shares-lease-penhoras': [
    '74-co-owners-shares-lease-penhoras: owners : person since R-1, person since R-1, person since R-7, read as person since R-1, person since R-7',
  ],
  '75-merged-industrial-company': [
    '75-merged-industrial-company: owners : company since opening, read as company since opening, person since opening',
  ],
  '82-new-law-lot-built-condo-extinct': [
    '82-new-law-lot-built-condo-extinct: act AV-2 is condominium, read as transfer: AV-2=45.321, em 13/09/2017. ASSOCIAÇÃO - REGULAMENTO. Protoc',
    '82-new-law-lot-built-condo-extinct: parkingSpaces : 2, read as null',
  ],
  'n01-flat-sp-cnm-cci-extinct': [
    'n01-flat-sp-cnm-cci-extinct: act AV-10 is debt-extinction, read as negative-auctions: Av.10/231.408, em 11 de junho de 2025. Prenotação nº 934.001',
    'n01-flat-sp-cnm-cci-extinct: uf : SP, read as null',
  ],
  'n03-house-mg-demolished-rebuilt': [
    'n03-house-mg-demolished-rebuilt: date of an act AV-6: 2017-02-14, read as 2017-01-20',
  ],
  'n04-house-rs-number-in-words': [
    'n04-house-rs-number-in-words: act AV-3 is cadastral, read as amendment: AV-3/41.207 (AV-três/quarenta e um mil, duzentos e sete), em',
    'n04-house-rs-number-in-words: negative auctions : true AV-7, read as false null',
  ],
  'n05-flat-pr-usufruct-one-death': [
    'n05-flat-pr-usufruct-one-death: owners : person since R-3, person since R-3, read as person since R-3',
  ],
  'n08-flat-ce-far-no-titles': [
    'n08-flat-ce-far-no-titles: act AV-1 is restrictive-clauses, read as other: AV-01/70155 - 08.05.2013 - O imóvel: I - não integra o ativo',
    'n08-flat-ce-far-no-titles: burden restrictive-clauses of AV-1 was not found',
  ],
  'n09-house-go-one-act-auctions': [
    'n09-house-go-one-act-auctions: date of an act AV-6: 2025-01-13, read as 2025-10-02',
    'n09-house-go-one-act-auctions: certificate date : 2025-10-02, read as null',
    'n09-house-go-one-act-auctions: area : 180, read as 360',
    'n09-house-go-one-act-auctions: builtArea : 68.31, read as null',
    'n09-house-go-one-act-auctions: landArea : null, read as 360',
    'n09-house-go-one-act-auctions: city : cidade nova do planalto, read as null',
  ],
  'n10-flat-pa-cnib-renewed': [
    'n10-flat-pa-cnib-renewed: area : 77.4, read as 115.51',
    'n10-flat-pa-cnib-renewed: landArea : null, read as 115.51',
  ],
  'n11-flat-am-portability-to-caixa': [
    'n11-flat-am-portability-to-caixa: negative auctions : true AV-9, read as false null',
  ],
  'n12-fazenda-mt-georef-detached': [
    'n12-fazenda-mt-georef-detached: act AV-4 is cadastral, read as amendment: AV-4/8.031 - Prot. 36.418 - Data: 15/07/2009. GEORREFERENCIA',
    'n12-fazenda-mt-georef-detached: burden other-burden of AV-3 was not found',
    'n12-fazenda-mt-georef-detached: owners : person since R-1, person since R-1, read as person since R-1',
  ],
  'n13-house-sc-condo-debts-premonitory': [
    'n13-house-sc-condo-debts-premonitory: act AV-9 is debt-extinction, read as negative-auctions: AV.9-36.490, 29 de outubro de 2024. LEILÕES NEGATIVOS. EXTIN',
    'n13-house-sc-condo-debts-premonitory: builtArea : 121.05, read as null',
  ],
  'n14-flat-df-securitizer': [
    'n14-flat-df-securitizer: city : aguas do sul, read as brasilia',
    'n14-flat-df-securitizer: debt extinguished : true, read as false',
  ],
  'n15-house-es-words-registro-numero': [
    'n15-house-es-words-registro-numero: date of an act AV-11: 2024-01-16, read as 2025-05-14',
    'n15-house-es-words-registro-numero: certificate date : 2025-05-14, read as null',
    'n15-house-es-words-registro-numero: parkingSpaces : 1, read as null',
    'n15-house-es-words-registro-numero: debt extinguished : true, read as false',
  ],
  'n16-house-ma-foreiro-name-corrected': [
    'n16-house-ma-foreiro-name-corrected: debt extinguished : false, read as true',
  ],
  'n17-transcription-sp-1974-margin': [
    'n17-transcription-sp-1974-margin: registration : 31904, read as null',
    'n17-transcription-sp-1974-margin: uf : SP, read as null',
  ],
  'n19-flat-rj-penhoras-court-sale': [
    'n19-flat-rj-penhoras-court-sale: date of an act AV-10: 2021-07-27, read as 2025-01-15',
    'n19-flat-rj-penhoras-court-sale: certificate date : 2025-01-15, read as null',
  ],
  'n20-house-mg-running-text': [
    'n20-house-mg-running-text: act AV-5 is cadastral, read as amendment: AV-5-44906. 24/2/2016. Prot. 82.300. Retificação. Nos termos',
    'n20-house-mg-running-text: area : 206.4, read as 200',
    'n20-house-mg-running-text: landArea : 206.4, read as 200',
  ],
  'n21-rural-rs-quotas-transmission': [
    'n21-rural-rs-quotas-transmission: act AV-7 is cadastral, read as amendment: AV-7-5.517. 10 de outubro de 2017. GEORREFERENCIAMENTO. Cert',
    'n21-rural-rs-quotas-transmission: owners : person since R-1, person since R-2, person since R-4, read as person since R-1, person since R-1, person since R-2, person since R-4',
  ],
  'n23-flat-go-entorno-two-acts': [
    'n23-flat-go-entorno-two-acts: certificate date : 2025-11-17, read as null',
    'n23-flat-go-entorno-two-acts: parkingSpaces : 1, read as null',
    'n23-flat-go-entorno-two-acts: city : luz do planalto, read as cri luz do planalto',
  ],
  'n24-house-pr-resold-after-auctions': [
    'n24-house-pr-resold-after-auctions: date of an act AV-5: 2021-11-23, read as 2021-09-30',
  ],
  'n25-house-ba-emgea-court-adjudication': [
    'n25-house-ba-emgea-court-adjudication: owners : public since R-6, read as caixa since R-6',
    'n25-house-ba-emgea-court-adjudication: certificate date : 2024-12-05, read as null',
  ],
  'n26-flat-ce-untitled-open-debt': [
    'n26-flat-ce-untitled-open-debt: area : 62.3, read as 107.2',
    'n26-flat-ce-untitled-open-debt: landArea : null, read as 107.2',
    'n26-flat-ce-untitled-open-debt: parkingSpaces : 2, read as null',
  ],
  'n27-house-sp-long-four-pages': [
    'n27-house-sp-long-four-pages: act AV-11 is cadastral, read as amendment: Av.11, em 01 de setembro de 2015. (Prenotação 241.008)',
    'n27-house-sp-long-four-pages: act AV-14 is cancellation, read as other: Av.14, em 06 de junho de 2017. (Prenotação 253.909)',
    'n27-house-sp-long-four-pages: certificate date : 2025-11-12, read as null',
    'n27-house-sp-long-four-pages: parkingSpaces : 2, read as null',
    'n27-house-sp-long-four-pages: uf : SP, read as null',
  ],
  'n28-warehouse-sc-marine-arresto-lease': [
    'n28-warehouse-sc-marine-arresto-lease: certificate date : 2025-04-10, read as null',
  ],
  'n29-flat-pe-sold-at-second-auction': [
    'n29-flat-pe-sold-at-second-auction: date of an act AV-11: 2024-09-03, read as 2025-06-27',
    'n29-flat-pe-sold-at-second-auction: certificate date : 2025-06-27, read as null',
    'n29-flat-pe-sold-at-second-auction: negative auctions : false null, read as true AV-7',
  ],
  'n30-house-am-consolidation-withdrawn': [
    'n30-house-am-consolidation-withdrawn: date of an act AV-10: 2025-07-22, read as 2025-08-01',
    'n30-house-am-consolidation-withdrawn: certificate date : 2025-08-01, read as null',
    'n30-house-am-consolidation-withdrawn: area : 232.5, read as 332.5',
    'n30-house-am-consolidation-withdrawn: builtArea : 96.04, read as null',
    'n30-house-am-consolidation-withdrawn: landArea : 232.5, read as 332.5',
  ],
}
