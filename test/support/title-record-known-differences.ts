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
    '07-old-transcription-sp-heirs: owners : person since R-1, person since R-4, person since R-6, read as person since R-1, person since R-1, person since R-1, person since R-4, person since R-6, person since opening',
    '07-old-transcription-sp-heirs: builtArea : 132.4, read as null',
  ],
  '09-house-ce-repeated-number': [
    '09-house-ce-repeated-number: date of an act AV-4: 2018-05-02, read as 2015-10-10',
  ],
  '10-house-pr-joint-usufruct-death': [
    '10-house-pr-joint-usufruct-death: owners : company since R-7, person since R-2, read as company since R-7, person since R-2, person since R-2',
    '10-house-pr-joint-usufruct-death: builtArea : 148.9, read as 70',
  ],
  '11-house-go-mcmv-consolidated': ['11-house-go-mcmv-consolidated: landArea : 125, read as null'],
  '12-land-sp-merger-construction-loan': [
    '12-land-sp-merger-construction-loan: act AV-1 is restrictive-clauses, read as split: Av.1/130.442, em 14 de maio de 2012. Prenotaç',
    '12-land-sp-merger-construction-loan: burden restrictive-clauses of AV-1 was not found',
    '12-land-sp-merger-construction-loan: builtArea : 312.48, read as 28',
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
  '18-house-sc-penhoras-before-consolidation': [
    '18-house-sc-penhoras-before-consolidation: builtArea : 139.75, read as null',
  ],
  '20-flat-df-extinction-separate': ['20-flat-df-extinction-separate: uf : DF, read as null'],
  '21-flat-rj-consolidation-annulled-redone': [
    '21-flat-rj-consolidation-annulled-redone: no act R-3 (condominium) is there: R-3-M-40.001. INCORPORAÇÃO: R-4-M-40.001. São Gonçalinho, 02 de dezembro de 2010',
    '21-flat-rj-consolidation-annulled-redone: no act R-4 (other) is there: R-4-M-40.001. São Gonçalinho, 02 de dezembro de 2010. O Oficial. R-01-M-45.678 -',
  ],
  '23-house-go-transcription-three-owners': [
    '23-house-go-transcription-three-owners: builtArea : 110, read as null',
  ],
  '26-land-sp-split-company-easement': [
    '26-land-sp-split-company-easement: area : 8500, read as 12500',
    '26-land-sp-split-company-easement: landArea : 8500, read as 12500',
  ],
  '27-house-pr-headers-mid-act': [
    '27-house-pr-headers-mid-act: area : 127.5, read as 255',
    '27-house-pr-headers-mid-act: landArea : 127.5, read as 255',
  ],
  '29-flat-rs-joint-owners-partial-attachment': [
    '29-flat-rs-joint-owners-partial-attachment: act R-6 is other, read as transfer: R.6-150.019. Em 14.12.2017. DAÇÃO EM PAGAMENT',
    '29-flat-rs-joint-owners-partial-attachment: owners : person since R-1, person since R-1, read as person since R-6',
    '29-flat-rs-joint-owners-partial-attachment: builtArea : null, read as 81.62',
  ],
  '30-house-al-annulment-lawsuit': [
    '30-house-al-annulment-lawsuit: area : 160, read as 64.05',
    '30-house-al-annulment-lawsuit: landArea : 160, read as null',
  ],
  '31-flat-am-amendment-cci': [
    '31-flat-am-amendment-cci: act AV-9 is other, read as negative-auctions: Av.9 / 38.447 — Em 28 de julho de 2025 — DIRE',
  ],
  '32-flat-sp-long-eight-pages': ['32-flat-sp-long-eight-pages: uf : SP, read as null'],
  '33-fazenda-cedulas-geo': [
    '33-fazenda-cedulas-geo: area : 12391042, read as 12456789',
    '33-fazenda-cedulas-geo: landArea : 12391042, read as 12456789',
  ],
  '34-sitio-caixa-leiloes': [
    '34-sitio-caixa-leiloes: area : 48400, read as 840000',
    '34-sitio-caixa-leiloes: landArea : 48400, read as 840000',
  ],
  '35-colonia-transcricao-linha': [
    '35-colonia-transcricao-linha: area : 198755, read as 242000',
    '35-colonia-transcricao-linha: landArea : 198755, read as 242000',
  ],
  '36-fazenda-mineira-prolixa': [
    '36-fazenda-mineira-prolixa: date of an act R-9: 2020-03-03, read as 2024-11-29',
    '36-fazenda-mineira-prolixa: certificate date : 2024-11-29, read as null',
    '36-fazenda-mineira-prolixa: area : 876543, read as 400000',
    '36-fazenda-mineira-prolixa: landArea : 876543, read as 400000',
  ],
  '37-unificada-encerrada': [
    '37-unificada-encerrada: owners : company since R-4, read as person since R-4',
    '37-unificada-encerrada: builtArea : 612.4, read as null',
  ],
  '38-galpao-desmembra-locacao': [
    '38-galpao-desmembra-locacao: area : 6210.55, read as 12500',
    '38-galpao-desmembra-locacao: landArea : 6210.55, read as 12500',
  ],
  '40-loteamento-encerramento-sem-efeito': [
    '40-loteamento-encerramento-sem-efeito: act AV-8 is other, read as split: AV-08-6.077 – 30.10.2017 – REMANESCENTE. A requerimento',
    '40-loteamento-encerramento-sem-efeito: area : 3118.4, read as 61400',
    '40-loteamento-encerramento-sem-efeito: landArea : 3118.4, read as 61400',
  ],
  '41-penhoras-trabalhistas-sete': ['41-penhoras-trabalhistas-sete: uf : SP, read as null'],
  '43-arrematacao-metade-trabalho': [
    '43-arrematacao-metade-trabalho: burden attachment of R-4: true by null, read as null by null',
    '43-arrematacao-metade-trabalho: owners : person since R-2, person since R-6, read as person since R-2, person since R-2, person since R-6',
  ],
  '44-arresto-numero-repetido': [
    '44-arresto-numero-repetido: owners : company since R-1, read as company since R-1, person since R-1',
    '44-arresto-numero-repetido: builtArea : 310, read as null',
  ],
  '46-cnib-quatro-duas-levantadas': [
    '46-cnib-quatro-duas-levantadas: owners : person since R-1, read as person since R-1, person since R-1',
  ],
  '49-caixa-laconica-cnib-processo': [
    '49-caixa-laconica-cnib-processo: certificate date : 2025-04-30, read as null',
    '49-caixa-laconica-cnib-processo: registration : 5.508, read as 5508',
  ],
  '51-usufruto-clausulas-sobrevivente': [
    '51-usufruto-clausulas-sobrevivente: date of an act AV-6: 2022-02-24, read as 2016-10-08',
    '51-usufruto-clausulas-sobrevivente: burden usufruct of R-2: true by null, read as null by null',
    '51-usufruto-clausulas-sobrevivente: area : 1216, read as 388',
    '51-usufruto-clausulas-sobrevivente: builtArea : 388, read as 1216',
    '51-usufruto-clausulas-sobrevivente: landArea : 1216, read as 388',
  ],
  '52-usufruto-renuncia-caixa': [
    '52-usufruto-renuncia-caixa: uf : MG, read as null',
    '52-usufruto-renuncia-caixa: negative auctions : true AV-8, read as false null',
  ],
  '53-heranca-quotas-transcricao': [
    '53-heranca-quotas-transcricao: owners : person since R-1, person since R-2, person since R-2, person since R-3, read as person since R-1, person since R-2, person since R-3',
  ],
  '54-quotas-laconica-sem-efeito': [
    '54-quotas-laconica-sem-efeito: act R-1 is transfer, read as condominium: R 01 19.404 18/09/1995. Prot. 20.118. Título Definitivo',
    '54-quotas-laconica-sem-efeito: act AV-6 is cadastral, read as other: AV 06 19.404 17/05/2019. Prot. 60.007. Inscr. imob. mun',
    '54-quotas-laconica-sem-efeito: owners : person since R-1, person since R-2, person since R-5, read as person since R-5',
  ],
  '55-divorcio-quotas-numero-faltante': [
    '55-divorcio-quotas-numero-faltante: owners : person since R-5, person since R-5, read as person since R-5',
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
  '60-onus-renovados-seq-separada': [
    '60-onus-renovados-seq-separada: owners : person since R-1, read as person since R-1, person since R-1',
  ],
  '61-alienacoes-sucessivas-caixa-prolixa': [
    '61-alienacoes-sucessivas-caixa-prolixa: certificate date : 2025-09-19, read as null',
    '61-alienacoes-sucessivas-caixa-prolixa: parkingSpaces : 2, read as null',
  ],
  '62-consolidacao-sem-efeito-reconsolidada': [
    '62-consolidacao-sem-efeito-reconsolidada: builtArea : null, read as 55.9',
  ],
  '63-far-quitado-depois-caixa': [
    '63-far-quitado-depois-caixa: act AV-1 is other, read as restrictive-clauses: AV-01-41.009. Feito em 17/10/2012. RESTRIÇÕES DO FAR. O',
    '63-far-quitado-depois-caixa: no burden restrictive-clauses of AV-1 is there',
    '63-far-quitado-depois-caixa: area : 128, read as 42.75',
    '63-far-quitado-depois-caixa: builtArea : 42.75, read as null',
    '63-far-quitado-depois-caixa: landArea : 128, read as null',
  ],
  '64-portabilidade-caixa': [
    '64-portabilidade-caixa: date of an act AV-3: 2014-02-24, read as 2014-01-30',
    '64-portabilidade-caixa: act AV-5 is other, read as amendment: Av.5-198733 - PORTABILIDADE DE FINANCIAMENTO / SUB-ROGA',
    '64-portabilidade-caixa: act AV-7 is debt-extinction, read as negative-auctions: Av.7-198733 - EXTINÇÃO DA DÍVIDA E LEILÕES NEGATIVOS -',
    '64-portabilidade-caixa: registration : 198.733, read as 198733',
  ],
  '65-cessao-credito-securitizadora': [
    '65-cessao-credito-securitizadora: date of an act AV-3: 2017-04-12, read as 2017-03-10',
    '65-cessao-credito-securitizadora: act AV-4 is other, read as amendment: AV.04/63.315 de 25/01/2018 - CESSÃO DE CRÉDITO. Prenota',
    '65-cessao-credito-securitizadora: uf : SP, read as null',
  ],
  '66-caixa-vende-retoma': ['66-caixa-vende-retoma: parkingSpaces : 1, read as null'],
}
