/** What the reader of matrículas still reads otherwise than the authors' tables of truth. Fewer lines are better. */
export const knownTitleRecordDifferences: Readonly<Record<string, readonly string[]>> = {
  '03-flat-sp-separate-extinction': [
    '03-flat-sp-separate-extinction: act R-2 is usufruct, read as transfer: R.2/98.765 - Em 03 de abril de 1989.',
  ],
  '06-flat-pe-far-mcmv': [
    '06-flat-pe-far-mcmv: act AV-1 is other, read as restrictive-clauses: AV.01 - 15.602 - TRANSPORTE DE RESTRIÇÕES - P',
    '06-flat-pe-far-mcmv: burden restrictive-clauses of AV-4: null by null, read as true by null',
    '06-flat-pe-far-mcmv: no burden restrictive-clauses of AV-1 is there',
  ],
  '07-old-transcription-sp-heirs': [
    '07-old-transcription-sp-heirs: owners : person since R-1, person since R-4, person since R-6, read as person since R-1, person since R-1, person since R-4, person since R-6, person since opening',
  ],
  '09-house-ce-repeated-number': [
    '09-house-ce-repeated-number: date of an act AV-4: 2018-05-02, read as 2015-10-10',
  ],
  '10-house-pr-joint-usufruct-death': [
    '10-house-pr-joint-usufruct-death: owners : company since R-7, person since R-2, read as company since R-7, person since R-2, person since R-2',
  ],
  '12-land-sp-merger-construction-loan': [
    '12-land-sp-merger-construction-loan: act AV-1 is restrictive-clauses, read as split: Av.1/130.442, em 14 de maio de 2012. Prenotaç',
    '12-land-sp-merger-construction-loan: burden restrictive-clauses of AV-1 was not found',
  ],
  '13-flat-mg-builder-mortgage': [
    '13-flat-mg-builder-mortgage: act AV-2 is other, read as condominium: AV-2-88.014 (Prot. 140.500 - 12/05/2010) - PA',
    '13-flat-mg-builder-mortgage: act AV-6 is other, read as cancellation: AV-6-88.014 (Prot. 152.009 - 26/01/2012) - CA',
  ],
  '14-flat-sp-portability': [
    '14-flat-sp-portability: act AV-5 is other, read as amendment: AV.5, em 05 de novembro de 2020 - (Protocolo',
  ],
  '17-land-pa-donation-usufruct-clauses': [
    '17-land-pa-donation-usufruct-clauses: act AV-4 is other, read as cadastral: AV.4/4.415 - Data: 16/11/2004 - ÓBITO. Averba',
  ],
  '20-flat-df-extinction-separate': ['20-flat-df-extinction-separate: uf : DF, read as null'],
  '27-house-pr-headers-mid-act': [
    '27-house-pr-headers-mid-act: area : 127.5, read as 255',
    '27-house-pr-headers-mid-act: landArea : 127.5, read as 255',
  ],
  '31-flat-am-amendment-cci': [
    '31-flat-am-amendment-cci: act AV-9 is other, read as negative-auctions: Av.9 / 38.447 — Em 28 de julho de 2025 — DIRE',
  ],
  '32-flat-sp-long-eight-pages': ['32-flat-sp-long-eight-pages: uf : SP, read as null'],
  '37-unificada-encerrada': ['37-unificada-encerrada: owners : company since R-4, read as person since R-4'],
  '40-loteamento-encerramento-sem-efeito': [
    '40-loteamento-encerramento-sem-efeito: act AV-8 is other, read as split: AV-08-6.077 – 30.10.2017 – REMANESCENTE. A requerimento',
  ],
  '41-penhoras-trabalhistas-sete': ['41-penhoras-trabalhistas-sete: uf : SP, read as null'],
  '43-arrematacao-metade-trabalho': [
    '43-arrematacao-metade-trabalho: burden attachment of R-4: true by null, read as null by null',
    '43-arrematacao-metade-trabalho: owners : person since R-2, person since R-6, read as person since R-2, person since R-2, person since R-6',
  ],
  '44-arresto-numero-repetido': ['44-arresto-numero-repetido: builtArea : 310, read as null'],
  '49-caixa-laconica-cnib-processo': [
    '49-caixa-laconica-cnib-processo: certificate date : 2025-04-30, read as null',
  ],
  '51-usufruto-clausulas-sobrevivente': [
    '51-usufruto-clausulas-sobrevivente: date of an act AV-6: 2022-02-24, read as 2016-10-08',
    '51-usufruto-clausulas-sobrevivente: burden usufruct of R-2: true by null, read as null by null',
  ],
  '52-usufruto-renuncia-caixa': ['52-usufruto-renuncia-caixa: uf : MG, read as null'],
  '53-heranca-quotas-transcricao': [
    '53-heranca-quotas-transcricao: owners : person since R-1, person since R-2, person since R-2, person since R-3, read as person since R-1, person since R-2, person since R-3',
  ],
  '54-quotas-laconica-sem-efeito': [
    '54-quotas-laconica-sem-efeito: act R-1 is transfer, read as condominium: R 01 19.404 18/09/1995. Prot. 20.118. Título Definitivo',
    '54-quotas-laconica-sem-efeito: act AV-6 is cadastral, read as other: AV 06 19.404 17/05/2019. Prot. 60.007. Inscr. imob. mun',
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
  '58-hipoteca-construtora-liberacoes': [
    '58-hipoteca-construtora-liberacoes: burden mortgage of R-4: true by null, read as null by null',
  ],
  '61-alienacoes-sucessivas-caixa-prolixa': [
    '61-alienacoes-sucessivas-caixa-prolixa: parkingSpaces : 2, read as null',
  ],
  '63-far-quitado-depois-caixa': [
    '63-far-quitado-depois-caixa: act AV-1 is other, read as restrictive-clauses: AV-01-41.009. Feito em 17/10/2012. RESTRIÇÕES DO FAR. O',
    '63-far-quitado-depois-caixa: no burden restrictive-clauses of AV-1 is there',
  ],
  '64-portabilidade-caixa': [
    '64-portabilidade-caixa: date of an act AV-3: 2014-02-24, read as 2014-01-30',
    '64-portabilidade-caixa: act AV-5 is other, read as amendment: Av.5-198733 - PORTABILIDADE DE FINANCIAMENTO / SUB-ROGA',
  ],
  '65-cessao-credito-securitizadora': [
    '65-cessao-credito-securitizadora: date of an act AV-3: 2017-04-12, read as 2017-03-10',
    '65-cessao-credito-securitizadora: act AV-4 is other, read as amendment: AV.04/63.315 de 25/01/2018 - CESSÃO DE CRÉDITO. Prenota',
    '65-cessao-credito-securitizadora: uf : SP, read as null',
  ],
  '66-caixa-vende-retoma': ['66-caixa-vende-retoma: parkingSpaces : 1, read as null'],
  '68-cnib-twice-lifted-auctions': [
    '68-cnib-twice-lifted-auctions: date of an act AV-3: 2012-08-20, read as 2012-07-27',
  ],
  '69-builder-two-mortgages-unit': [
    '69-builder-two-mortgages-unit: act AV-3 is other, read as condominium: AV-3-45.678 - Protocolo nº 88.014 - 03/02/2016 - PATRIMÔNIO',
    '69-builder-two-mortgages-unit: act AV-4 is construction, read as cancellation: AV-4-45.678 - Protocolo nº 97.551 - 19/10/2017 - BAIXA E HAB',
    '69-builder-two-mortgages-unit: area : 71.05, read as 133.46',
    '69-builder-two-mortgages-unit: landArea : null, read as 133.46',
    '69-builder-two-mortgages-unit: parkingSpaces : 2, read as null',
  ],
  '70-rural-half-share-penhora': [
    '70-rural-half-share-penhora: owners : person since R-1, person since R-1, read as person since R-1, person since R-1, person since opening',
  ],
  '72-capitals-usufruct-two-deaths': [
    '72-capitals-usufruct-two-deaths: act AV-4 is cancellation, read as cadastral: AV-04 - MATRÍCULA 5.432 - ÓBITO DE USUFRUTUÁRIO. PROCEDE-SE',
  ],
  '73-portability-foreiro-caixa': [
    '73-portability-foreiro-caixa: act AV-4 is other, read as amendment: AV - 4 - M - 77.310-A - PORTABILIDADE DE FINANCIAMENTO - SUB',
  ],
  '74-co-owners-shares-lease-penhoras': [
    '74-co-owners-shares-lease-penhoras: act AV-6 is other, read as transfer: AV-6 - 20.015 - Protocolo nº 50.331. DIREITO DE PREFERÊNCIA.',
    '74-co-owners-shares-lease-penhoras: owners : person since R-1, person since R-1, person since R-7, read as person since AV-6, person since R-7',
  ],
  '75-merged-industrial-company': [
    '75-merged-industrial-company: owners : company since opening, read as company since opening, person since opening',
  ],
  '78-caixa-resold-to-buyer': [
    '78-caixa-resold-to-buyer: act AV-5 is other, read as attachment: AV-05/15.640, em 02/08/2022. Protocolo 91.480. ADVERTÊNCIA.',
    '78-caixa-resold-to-buyer: no burden attachment of AV-5 is there',
  ],
  '79-old-mortgage-ceded-arrematacao-caixa': [
    '79-old-mortgage-ceded-arrematacao-caixa: act AV-3 is other, read as amendment: Av.3 - 6.114 - Bica da Pedra, 15 de abril de 1991. Por instr',
    '79-old-mortgage-ceded-arrematacao-caixa: act AV-7 is cancellation, read as transfer: Av.7 - 6.114 - Bica da Pedra, 27 de maio de 2003. Em consequ',
    '79-old-mortgage-ceded-arrematacao-caixa: burden mortgage of R-2: false by AV-7, read as null by null',
    '79-old-mortgage-ceded-arrematacao-caixa: owners : caixa since R-6, read as person since AV-7',
  ],
  '80-labour-penhoras-fiscal-remains': [
    '80-labour-penhoras-fiscal-remains: act R-1 is transfer, read as cadastral: R-01-51.333. DATA: 26/02/2014. PRENOTAÇÃO: 120.008. COMPRA E',
  ],
  '82-new-law-lot-built-condo-extinct': [
    '82-new-law-lot-built-condo-extinct: act AV-1 is other, read as split: AV-1=45.321, em 13/09/2017. PATRIMÔNIO DE AFETAÇÃO. Protocol',
    '82-new-law-lot-built-condo-extinct: act AV-2 is condominium, read as transfer: AV-2=45.321, em 13/09/2017. ASSOCIAÇÃO - REGULAMENTO. Protoc',
    '82-new-law-lot-built-condo-extinct: date of an act AV-8: 2024-12-04, read as 2024-11-19',
    '82-new-law-lot-built-condo-extinct: area : 410.25, read as null',
    '82-new-law-lot-built-condo-extinct: landArea : 410.25, read as null',
    '82-new-law-lot-built-condo-extinct: parkingSpaces : 2, read as null',
  ],
  '83-split-donation-to-municipality': [
    '83-split-donation-to-municipality: burden mortgage of R-3: true by null, read as null by null',
  ],
  '84-arresto-vague-cancellation-caixa': [
    '84-arresto-vague-cancellation-caixa: date of an act AV-9: 2025-04-23, read as 2025-10-02',
    '84-arresto-vague-cancellation-caixa: burden attachment of AV-4: null by null, read as true by null',
    '84-arresto-vague-cancellation-caixa: burden unavailability of AV-5: null by null, read as true by null',
  ],
}
