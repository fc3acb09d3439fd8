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
  '40-loteamento-encerramento-sem-efeito': [
    '40-loteamento-encerramento-sem-efeito: act AV-8 is other, read as split: AV-08-6.077 – 30.10.2017 – REMANESCENTE. A requerimento',
  ],
  '54-quotas-laconica-sem-efeito': [
    '54-quotas-laconica-sem-efeito: act AV-6 is cadastral, read as other: AV 06 19.404 17/05/2019. Prot. 60.007. Inscr. imob. mun',
  ],
  '56-condominos-quotas-caixa': [
    '56-condominos-quotas-caixa: date of an act AV-1: 2013-03-08, read as null',
    '56-condominos-quotas-caixa: act R-4 is transfer, read as other: R-4/103.556-Prot. 250.016 de 22/08/2018. Em 04/09/2018.',
  ],
  '82-new-law-lot-built-condo-extinct': [
    '82-new-law-lot-built-condo-extinct: act AV-2 is condominium, read as transfer: AV-2=45.321, em 13/09/2017. ASSOCIAÇÃO - REGULAMENTO. Protoc',
  ],
  'n01-flat-sp-cnm-cci-extinct': [
    'n01-flat-sp-cnm-cci-extinct: act AV-10 is debt-extinction, read as negative-auctions: Av.10/231.408, em 11 de junho de 2025. Prenotação nº 934.001',
  ],
  'n03-house-mg-demolished-rebuilt': [
    'n03-house-mg-demolished-rebuilt: burden mortgage of R-4: null by null, read as true by null',
  ],
  'n04-house-rs-number-in-words': [
    'n04-house-rs-number-in-words: act R-2 is transfer, read as amendment: R-2/41.207 (R-dois/quarenta e um mil, duzentos e sete), em 0',
    'n04-house-rs-number-in-words: act AV-3 is cadastral, read as amendment: AV-3/41.207 (AV-três/quarenta e um mil, duzentos e sete), em',
    'n04-house-rs-number-in-words: act AV-5 is restrictive-clauses, read as merger: AV-5/41.207 (AV-cinco/quarenta e um mil, duzentos e sete), e',
    'n04-house-rs-number-in-words: burden restrictive-clauses of AV-5 was not found',
  ],
  'n05-flat-pr-usufruct-one-death': [
    'n05-flat-pr-usufruct-one-death: act AV-1 is cadastral, read as other: AV-1/17.332 - Prot. 40.118 - Consta da matrícula anterior qu',
    'n05-flat-pr-usufruct-one-death: burden usufruct of R-4: null by null, read as true by null',
    'n05-flat-pr-usufruct-one-death: owners : person since R-3, person since R-3, read as person since R-3',
  ],
  'n06-house-ba-consolidation-annulled-redone': [
    'n06-house-ba-consolidation-annulled-redone: burden fiduciary-lien of R-2: false by AV-7, read as false by AV-3',
  ],
  'n07-house-pe-typewriter-emgea': [
    'n07-house-pe-typewriter-emgea: act AV-3 is other, read as mortgage: AV.3-1.663 - Certifico que o credito hipotecario do R.2 foi',
    'n07-house-pe-typewriter-emgea: no burden mortgage of AV-3 is there',
  ],
  'n08-flat-ce-far-no-titles': [
    'n08-flat-ce-far-no-titles: act AV-1 is restrictive-clauses, read as lawsuit-notice: AV-01/70155 - 08.05.2013 - O imóvel: I - não integra o ativo',
    'n08-flat-ce-far-no-titles: act R-3 is fiduciary-lien, read as transfer: R-03/70155 - 21.11.2013 - Prot. 101.344. A compradora, no me',
    'n08-flat-ce-far-no-titles: act AV-4 is restrictive-clauses, read as other: AV-04/70155 - 21.11.2013 - Prot. 101.344. Durante os 120 mes',
    'n08-flat-ce-far-no-titles: act AV-6 is consolidation, read as lease: AV-06/70155 - 10.03.2022 - Prot. 135.901. A requerimento da',
    'n08-flat-ce-far-no-titles: burden restrictive-clauses of AV-1 was not found',
    'n08-flat-ce-far-no-titles: burden fiduciary-lien of R-3 was not found',
    'n08-flat-ce-far-no-titles: burden restrictive-clauses of AV-4 was not found',
    'n08-flat-ce-far-no-titles: no burden lawsuit-notice of AV-1 is there',
    'n08-flat-ce-far-no-titles: no burden lease of AV-6 is there',
    'n08-flat-ce-far-no-titles: owners : caixa since AV-6, read as public since R-3',
  ],
  'n10-flat-pa-cnib-renewed': [
    'n10-flat-pa-cnib-renewed: act R-1 is transfer, read as cadastral: R-01 / MATRÍCULA 33.740 AB - COMPRA E VENDA - Protocolo 88.7',
  ],
  'n11-flat-am-portability-to-caixa': [
    'n11-flat-am-portability-to-caixa: burden lawsuit-notice of AV-7: false by AV-8, read as true by null',
  ],
  'n12-fazenda-mt-georef-detached': [
    'n12-fazenda-mt-georef-detached: act AV-3 is other, read as lawsuit-notice: AV-3/8.031 - Prot. 30.071 - Data: 09/05/2006. TERMO DE RESPO',
    'n12-fazenda-mt-georef-detached: act AV-4 is cadastral, read as amendment: AV-4/8.031 - Prot. 36.418 - Data: 15/07/2009. GEORREFERENCIA',
    'n12-fazenda-mt-georef-detached: burden other-burden of AV-3 was not found',
    'n12-fazenda-mt-georef-detached: no burden lawsuit-notice of AV-3 is there',
    'n12-fazenda-mt-georef-detached: owners : person since R-1, person since R-1, read as person since R-1',
  ],
  'n13-house-sc-condo-debts-premonitory': [
    'n13-house-sc-condo-debts-premonitory: act AV-9 is debt-extinction, read as negative-auctions: AV.9-36.490, 29 de outubro de 2024. LEILÕES NEGATIVOS. EXTIN',
    'n13-house-sc-condo-debts-premonitory: burden lawsuit-notice of AV-4: false by AV-6, read as true by null',
  ],
  'n14-flat-df-securitizer': [
    'n14-flat-df-securitizer: act AV-8 is debt-extinction, read as cancellation: Av.8-310226 - QUITAÇÃO - A dívida do R.3 está quitada e exti',
  ],
  'n16-house-ma-foreiro-name-corrected': [
    'n16-house-ma-foreiro-name-corrected: act R-3 is transfer, read as cadastral: R.03 – MATRÍCULA N.º 4.118 – APONTAMENTO N.º 10.774 – COMPRA',
    'n16-house-ma-foreiro-name-corrected: act AV-5 is cadastral, read as lawsuit-notice: AV.05 – MATRÍCULA N.º 4.118 – APONTAMENTO N.º 11.006 – RETIF',
    'n16-house-ma-foreiro-name-corrected: no burden lawsuit-notice of AV-5 is there',
  ],
  'n17-transcription-sp-1974-margin': [
    'n17-transcription-sp-1974-margin: act AV-1 is mortgage, read as cadastral: Av.1 - Em 7 de agosto de 1975 foi inscripta sob n. 4.117, no',
    'n17-transcription-sp-1974-margin: act AV-2 is easement, read as cadastral: Av.2 - Por escriptura de 2-3-79, do 1. Tab., L. 181, fls. 9,',
    'n17-transcription-sp-1974-margin: act AV-5 is cadastral, read as other: Av.5 - D. Benedicta Ferraz de Paula falleceu em 4-1-1994, cf',
    'n17-transcription-sp-1974-margin: burden mortgage of AV-1 was not found',
    'n17-transcription-sp-1974-margin: burden easement of AV-2 was not found',
  ],
  'n18-building-sp-merged-condominium-closed': [
    'n18-building-sp-merged-condominium-closed: act R-3 is condominium, read as construction: R.3 - em 5.5.2014. Prot. 293.115. INCORPORAÇÃO. A proprietár',
  ],
  'n19-flat-rj-penhoras-court-sale': [
    'n19-flat-rj-penhoras-court-sale: act AV-2 is cadastral, read as transfer: AV.2 M.19.450 - Consta que o adquirente do R.1 teve sua sepa',
    'n19-flat-rj-penhoras-court-sale: burden attachment of R-7: false by AV-8, read as null by null',
  ],
  'n20-house-mg-running-text': [
    'n20-house-mg-running-text: act AV-5 is cadastral, read as amendment: AV-5-44906. 24/2/2016. Prot. 82.300. Retificação. Nos termos',
  ],
  'n21-rural-rs-quotas-transmission': [
    'n21-rural-rs-quotas-transmission: act AV-7 is cadastral, read as amendment: AV-7-5.517. 10 de outubro de 2017. GEORREFERENCIAMENTO. Cert',
  ],
  'n22-house-sp-family-asset-divorce': [
    'n22-house-sp-family-asset-divorce: act AV-7 is unavailability, read as other: Av.7/58.040 - DATA: 10.07.2018. PROTOCOLO 214.661. CNIB 2018',
    'n22-house-sp-family-asset-divorce: act AV-8 is unavailability, read as other: Av.8/58.040 - DATA: 12.03.2019. PROTOCOLO 218.209. CNIB 2019',
    'n22-house-sp-family-asset-divorce: act AV-9 is cancellation, read as transfer: Av.9/58.040 - DATA: 24.11.2020. PROTOCOLO 227.950. Por decis',
    'n22-house-sp-family-asset-divorce: burden unavailability of AV-7 was not found',
    'n22-house-sp-family-asset-divorce: burden unavailability of AV-8 was not found',
  ],
  'n23-flat-go-entorno-two-acts': [
    'n23-flat-go-entorno-two-acts: act AV-3 is consolidation, read as cadastral: AV-3=99.301. 25/03/2025. Prot. 91.020. Consolidada a proprie',
    'n23-flat-go-entorno-two-acts: burden fiduciary-lien of R-2: false by AV-3, read as true by null',
    'n23-flat-go-entorno-two-acts: owners : caixa since AV-3, read as person since R-1',
  ],
  'n24-house-pr-resold-after-auctions': [
    'n24-house-pr-resold-after-auctions: act AV-3 is restrictive-clauses, read as merger: AV – 3 – 63.117 – Prot. 103.300 – 17/12/2013 – PMCMV: o imóv',
    'n24-house-pr-resold-after-auctions: act AV-11 is lawsuit-notice, read as negative-auctions: AV – 11 – 63.117 – Prot. 173.880 – 01/04/2025 – AÇÃO: por or',
    'n24-house-pr-resold-after-auctions: burden restrictive-clauses of AV-3 was not found',
    'n24-house-pr-resold-after-auctions: burden lawsuit-notice of AV-11 was not found',
  ],
  'n25-house-ba-emgea-court-adjudication': [
    'n25-house-ba-emgea-court-adjudication: act R-2 is mortgage, read as transfer: R-2-10.904. Pelo contrato acima os compradores hipotecaram o',
    'n25-house-ba-emgea-court-adjudication: act AV-3 is amendment, read as mortgage: AV-3-10.904. RENEGOCIAÇÃO. Por termo de 22/06/1998, a credor',
    'n25-house-ba-emgea-court-adjudication: burden mortgage of R-2 was not found',
    'n25-house-ba-emgea-court-adjudication: burden attachment of R-5: null by null, read as true by null',
    'n25-house-ba-emgea-court-adjudication: no burden mortgage of AV-3 is there',
  ],
  'n26-flat-ce-untitled-open-debt': [
    'n26-flat-ce-untitled-open-debt: act AV-7 is other, read as negative-auctions: AV.07/82.006 - Nos termos do requerimento da proprietária, d',
  ],
  'n27-house-sp-long-four-pages': [
    'n27-house-sp-long-four-pages: act AV-11 is cadastral, read as amendment: Av.11, em 01 de setembro de 2015. (Prenotação 241.008)',
    'n27-house-sp-long-four-pages: act AV-14 is cancellation, read as other: Av.14, em 06 de junho de 2017. (Prenotação 253.909)',
    'n27-house-sp-long-four-pages: burden unavailability of AV-15: false by AV-18, read as true by null',
  ],
  'n28-warehouse-sc-marine-arresto-lease': [
    'n28-warehouse-sc-marine-arresto-lease: burden mortgage of R-3: null by null, read as false by AV-6',
  ],
  'n29-flat-pe-sold-at-second-auction': [
    'n29-flat-pe-sold-at-second-auction: act AV-7 is other, read as negative-auctions: AV-7-55.731 - LEILÕES - Apresentada sob nº 181.900. Conforme',
  ],
  'n30-house-am-consolidation-withdrawn': [
    'n30-house-am-consolidation-withdrawn: act R-1 is transfer, read as cadastral: R-1. 3.902. TÍTULO DEFINITIVO N. 4.118, de 22/03/1999, exped',
    'n30-house-am-consolidation-withdrawn: burden fiduciary-lien of R-5: false by AV-9, read as false by AV-6',
    'n30-house-am-consolidation-withdrawn: owners : person since R-4, read as caixa since AV-6',
  ],
}
