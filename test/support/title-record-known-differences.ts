/** What the reader of matrículas still reads otherwise than the authors' tables of truth. Fewer lines are better. */
export const knownTitleRecordDifferences: Readonly<Record<string, readonly string[]>> = {
  '13-flat-mg-builder-mortgage': [
    '13-flat-mg-builder-mortgage: act AV-6 is other, read as cancellation: AV-6-88.014 (Prot. 152.009 - 26/01/2012) - CA',
  ],
  '17-land-pa-donation-usufruct-clauses': [
    '17-land-pa-donation-usufruct-clauses: act AV-4 is other, read as cadastral: AV.4/4.415 - Data: 16/11/2004 - ÓBITO. Averba',
  ],
  '40-loteamento-encerramento-sem-efeito': [
    '40-loteamento-encerramento-sem-efeito: burden mortgage of R-3: false by AV-7, read as null by null',
  ],
  '44-arresto-numero-repetido': [
    '44-arresto-numero-repetido: burden pre-judgment-attachment of R-2: false by AV-5, read as null by null',
  ],
  '49-caixa-laconica-cnib-processo': [
    '49-caixa-laconica-cnib-processo: burden fiduciary-lien of R-2: false by AV-7, read as null by null',
  ],
  '56-condominos-quotas-caixa': [
    '56-condominos-quotas-caixa: date of an act AV-1: 2013-03-08, read as null',
    '56-condominos-quotas-caixa: act R-4 is transfer, read as other: R-4/103.556-Prot. 250.016 de 22/08/2018. Em 04/09/2018.',
  ],
  '82-new-law-lot-built-condo-extinct': [
    '82-new-law-lot-built-condo-extinct: act AV-2 is condominium, read as transfer: AV-2=45.321, em 13/09/2017. ASSOCIAÇÃO - REGULAMENTO. Protoc',
  ],
  '84-arresto-vague-cancellation-caixa': [
    '84-arresto-vague-cancellation-caixa: burden pre-judgment-attachment of AV-3: false by AV-4, read as null by null',
  ],
  'n01-flat-sp-cnm-cci-extinct': [
    'n01-flat-sp-cnm-cci-extinct: act AV-10 is debt-extinction, read as negative-auctions: Av.10/231.408, em 11 de junho de 2025. Prenotação nº 934.001',
  ],
  'n04-house-rs-number-in-words': [
    'n04-house-rs-number-in-words: act AV-3 is cadastral, read as amendment: AV-3/41.207 (AV-três/quarenta e um mil, duzentos e sete), em',
  ],
  'n05-flat-pr-usufruct-one-death': [
    'n05-flat-pr-usufruct-one-death: owners : person since R-3, person since R-3, read as person since R-3',
  ],
  'n08-flat-ce-far-no-titles': [
    'n08-flat-ce-far-no-titles: act AV-1 is restrictive-clauses, read as other: AV-01/70155 - 08.05.2013 - O imóvel: I - não integra o ativo',
    'n08-flat-ce-far-no-titles: burden restrictive-clauses of AV-1 was not found',
  ],
  'n12-fazenda-mt-georef-detached': [
    'n12-fazenda-mt-georef-detached: act AV-4 is cadastral, read as amendment: AV-4/8.031 - Prot. 36.418 - Data: 15/07/2009. GEORREFERENCIA',
    'n12-fazenda-mt-georef-detached: burden other-burden of AV-3 was not found',
  ],
  'n13-house-sc-condo-debts-premonitory': [
    'n13-house-sc-condo-debts-premonitory: act AV-9 is debt-extinction, read as negative-auctions: AV.9-36.490, 29 de outubro de 2024. LEILÕES NEGATIVOS. EXTIN',
  ],
  'n18-building-sp-merged-condominium-closed': [
    'n18-building-sp-merged-condominium-closed: burden mortgage of R-4: null by null, read as true by null',
  ],
  'n20-house-mg-running-text': [
    'n20-house-mg-running-text: act AV-5 is cadastral, read as amendment: AV-5-44906. 24/2/2016. Prot. 82.300. Retificação. Nos termos',
  ],
  'n21-rural-rs-quotas-transmission': [
    'n21-rural-rs-quotas-transmission: act AV-7 is cadastral, read as amendment: AV-7-5.517. 10 de outubro de 2017. GEORREFERENCIAMENTO. Cert',
  ],
  'n27-house-sp-long-four-pages': [
    'n27-house-sp-long-four-pages: act AV-11 is cadastral, read as amendment: Av.11, em 01 de setembro de 2015. (Prenotação 241.008)',
    'n27-house-sp-long-four-pages: act AV-14 is cancellation, read as other: Av.14, em 06 de junho de 2017. (Prenotação 253.909)',
  ],
  'n28-warehouse-sc-marine-arresto-lease': [
    'n28-warehouse-sc-marine-arresto-lease: burden pre-judgment-attachment of R-4: false by AV-5, read as null by null',
  ],
  'u01-flat-mg-seals': [
    'u01-flat-mg-seals: act AV-6 is debt-extinction, read as negative-auctions: AV-6-71.326 - Prot. 304.889 - 14/05/2024 - LEILÕES PÚBLICOS',
  ],
  'u04-house-rs-words-attachment-stands': [
    'u04-house-rs-words-attachment-stands: act AV-5 is debt-extinction, read as negative-auctions: AV-5/84.207 (AV-cinco/oitenta e quatro mil, duzentos e sete)',
  ],
  'u07-house-pe-untitled-dates-at-end': [
    'u07-house-pe-untitled-dates-at-end: act AV-4 is debt-extinction, read as negative-auctions: AV-4-9.447 - Conforme requerimento da CAIXA ECONÔMICA FEDERA',
  ],
  'u09-flat-df-condo-attachment-cancelled': [
    'u09-flat-df-condo-attachment-cancelled: act AV-9 is debt-extinction, read as negative-auctions: Av.9/88114 - LEILÕES NEGATIVOS E EXTINÇÃO DA DÍVIDA - De aco',
    'u09-flat-df-condo-attachment-cancelled: city : brasilia, read as aguas claras',
  ],
  'u12-house-rn-street-renamed': [
    'u12-house-rn-street-renamed: act AV-6 is debt-extinction, read as negative-auctions: AV.6-17.204 - PRENOTAÇÃO Nº 60.221 - LEILÕES NEGATIVOS. Maca',
  ],
  'u14-flat-pb-typist-faults': [
    'u14-flat-pb-typist-faults: act AV-5 is debt-extinction, read as negative-auctions: AV-5 -93.028. Protocolo 262.004. LEILOES NEGATIVOS E TERMO D',
    'u14-flat-pb-typist-faults: burden fiduciary-lien of R-3: false by AV-4, read as null by null',
    'u14-flat-pb-typist-faults: city : joao pessoa, read as joao',
  ],
  'u16-house-es-two-usufruct-holders': [
    'u16-house-es-two-usufruct-holders: burden usufruct of R-2: null by null, read as true by null',
  ],
  'u18-shed-ma-partial-release': [
    'u18-shed-ma-partial-release: city : imperatriz do tocantins, read as extrajudicial de imperatriz do tocantins',
  ],
  'u19-flat-sp-penhora-annulled': [
    'u19-flat-sp-penhora-annulled: act AV-6 is debt-extinction, read as negative-auctions: Av.6, em 18 de abril de 2024.',
    'u19-flat-sp-penhora-annulled: burden attachment of AV-3: false by AV-4, read as null by null',
  ],
}
