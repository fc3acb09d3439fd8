/** What the reader of matrículas still reads otherwise than the blind authors' truth: `act: state`, in the order of a case. */
export const knownBlindTitleDifferences: Readonly<Record<string, readonly string[]>> = {
  'a005': [
    'R-2: unclear',
  ],
  'a008': [
    'AV-3: in-force',
  ],
  'a009': [
    'R-3: unclear',
  ],
  'a010': [
    'R-2: unclear',
  ],
  'a011': [
    'R-2: unclear',
  ],
  'a014': [
    'R-2: in-force',
  ],
  'a019': [
    'AV-2: not found',
  ],
  'a022': [
    'AV-2: unclear',
  ],
  'a023': [
    'R-2: in-force',
  ],
  'a032': [
    'R-2: in-force',
  ],
  'a034': [
    'R-2: unclear',
  ],
  'a037': [
    'R-2: unclear',
  ],
  'a043': [
    'AV-3: not found',
  ],
  'a044': [
    'R-2: unclear',
  ],
  'a052': [
    'R-2: unclear',
  ],
  'a053': [
    'R-2: in-force',
  ],
  'a056': [
    'R-2: in-force',
  ],
  'a059': [
    'R-2: unclear',
  ],
  'a062': [
    'R-2: unclear',
  ],
  'a065': [
    'AV-2: in-force',
  ],
  'a069': [
    'AV-2: unclear',
  ],
  'a070': [
    'R-2: unclear',
  ],
  'a072': [
    'AV-2: in-force',
  ],
  'a074': [
    'R-2: in-force',
  ],
  'a076': [
    'R-3: unclear',
    'R-4: in-force',
  ],
  'a078': [
    'R-2: unclear',
  ],
  'a079': [
    'R-4: in-force',
  ],
  'a080': [
    'R-2: unclear',
  ],
  'a087': [
    'R-1: unclear',
  ],
  'a091': [
    'AV-2: unclear',
  ],
  'a095': [
    'AV-3: not found',
  ],
  'a096': [
    'R-2: unclear',
  ],
  'a099': [
    'R-4: unclear',
  ],
  'b003': [
    'R-3: unclear',
  ],
  'b004': [
    'R-2: unclear',
  ],
  'b005': [
    'R-2: in-force',
    'R-3: unclear',
  ],
  'b007': [
    'R-4: unclear',
  ],
  'b009': [
    'Av-3: not found',
  ],
  'b011': [
    'Av-4: unclear',
  ],
  'b012': [
    'Av-2: unclear',
  ],
  'b017': [
    'R-2: unclear',
  ],
  'b020': [
    'R-2: unclear',
  ],
  'b021': [
    'R-5: in-force',
  ],
  'b029': [
    'R-3: in-force',
  ],
  'b030': [
    'R-3: unclear',
  ],
  'b031': [
    'R-5: unclear',
  ],
  'b033': [
    'R-2: unclear',
  ],
  'b035': [
    'Av-3: unclear',
  ],
  'b038': [
    'R-2: unclear',
  ],
  'b041': [
    'R-4: unclear',
  ],
  'b044': [
    'R-4: unclear',
  ],
  'b047': [
    'R-2: not found',
  ],
  'b049': [
    'R-5: unclear',
  ],
  'b054': [
    'Av-1: unclear',
  ],
  'b062': [
    'R-3: unclear',
  ],
  'b064': [
    'R-3: not found',
    'Av-4: not found',
  ],
  'b065': [
    'R-7: unclear',
    'R-8: unclear',
  ],
  'b067': [
    'R-3: unclear',
  ],
  'b068': [
    'R-3: unclear',
  ],
  'b069': [
    'Av-2: in-force',
  ],
  'b070': [
    'Av-1: in-force',
  ],
  'b072': [
    'R-3: in-force',
  ],
  'b074': [
    'R-5: unclear',
    'R-6: unclear',
  ],
  'b078': [
    'opening: not found',
  ],
  'b082': [
    'R-2: in-force',
  ],
  'b084': [
    'Av-3: in-force',
  ],
  'b085': [
    'Av-4: in-force',
  ],
  'b086': [
    'R-3: unclear',
    'Av-4: not found',
  ],
  'b087': [
    'R-4: in-force',
  ],
  'b089': [
    'Av-3: in-force',
  ],
  'b094': [
    'Av-2: in-force',
  ],
  'b097': [
    'Av-3: in-force',
  ],
  'b099': [
    'R-1: not found',
    'Av-2: not found',
  ],
  'b100': [
    'R-2: unclear',
    'R-3: in-force',
  ],
  'c001': [
    'R-3: unclear',
  ],
  'c002': [
    'R-2: unclear',
  ],
  'c005': [
    'AV-3: unclear',
    'AV-4: unclear',
  ],
  'c006': [
    'R-2: unclear',
  ],
  'c009': [
    'R-3: not found',
  ],
  'c011': [
    'R-3: in-force',
  ],
  'c018': [
    'AV-4: not found',
  ],
  'c019': [
    'R-4: unclear',
  ],
  'c020': [
    'R-7: unclear',
  ],
  'c021': [
    'R-2: unclear',
  ],
  'c023': [
    'R-2: unclear',
  ],
  'c027': [
    'R-2: unclear',
  ],
  'c028': [
    'R-2: in-force',
    'R-3: unclear',
  ],
  'c029': [
    'R-5: unclear',
  ],
  'c032': [
    'R-4: unclear',
  ],
  'c033': [
    'AV-3: unclear',
  ],
  'c035': [
    'R-3: in-force',
  ],
  'c037': [
    'R-5: unclear',
  ],
  'c040': [
    'R-1: in-force',
  ],
  'c041': [
    'R-3: unclear',
  ],
  'c042': [
    'R-3: unclear',
  ],
  'c043': [
    'R-2: unclear',
  ],
  'c046': [
    'AV-3: unclear',
  ],
  'c048': [
    'R-3: unclear',
    'R-5: unclear',
  ],
  'c049': [
    'R-5: unclear',
  ],
  'c051': [
    'R-3: not found',
  ],
  'c055': [
    'R-5: unclear',
  ],
  'c056': [
    'R-3: in-force',
    'R-4: in-force',
  ],
  'c058': [
    'R-6: unclear',
  ],
  'c059': [
    'AV-4: unclear',
  ],
  'c062': [
    'opening: not found',
  ],
  'c063': [
    'R-2: in-force',
  ],
  'c068': [
    'R-2: in-force',
  ],
  'c069': [
    'R-3: in-force',
  ],
  'c073': [
    'opening: not found',
  ],
  'c077': [
    'R-3: unclear',
    'AV-5: in-force',
  ],
  'c079': [
    'R-3: unclear',
    'R-4: unclear',
    'R-5: unclear',
  ],
  'c081': [
    'R-2: unclear',
  ],
  'c082': [
    'AV-5: in-force',
  ],
  'c083': [
    'R-2: unclear',
  ],
  'c086': [
    'R-3: in-force',
  ],
  'c087': [
    'R-1: in-force',
  ],
  'c088': [
    'R-4: unclear',
  ],
  'c089': [
    'AV-3: in-force',
  ],
  'c090': [
    'R-3: in-force',
  ],
  'c092': [
    'opening: not found',
  ],
  'c093': [
    'R-2: unclear',
    'R-3: unclear',
  ],
  'c094': [
    'R-3: unclear',
  ],
  'c095': [
    'R-4: unclear',
  ],
  'c096': [
    'R-3: unclear',
  ],
  'c097': [
    'R-4: in-force',
  ],
  'c098': [
    'R-2: in-force',
  ],
  'c099': [
    'R-3: not found',
  ],
  'c100': [
    'R-3: unclear',
  ],
  'a101': [
    'AV-3: not found',
  ],
  'a104': [
    'AV-3: unclear',
  ],
  'a105': [
    'AV-1: unclear',
    'R-7: unclear',
  ],
  'a106': [
    'AV-3: unclear',
    'R-2: not found',
  ],
  'a107': [
    'R-3: unclear',
    'R-5: unclear',
    'AV-11: unclear',
  ],
  'a109': [
    'R-10: not found',
  ],
  'a110': [
    'R-4: unclear',
  ],
  'a111': [
    'AV-6: unclear',
  ],
  'a113': [
    'R-3: unclear',
    'AV-12: in-force',
  ],
  'a114': [
    'R-2: in-force',
    'AV-3: not found',
  ],
  'br03': [
    'Av-1: unclear',
    'Av-6: not found',
    'R-9: unclear',
  ],
  'br04': [
    'R-8: unclear',
  ],
  'br05': [
    'Av-10: unclear',
  ],
  'br06': [
    'opening: not found',
    'Av-3: not found',
    'R-5: in-force',
    'Av-9: unclear',
  ],
  'br07': [
    'R-3: unclear',
  ],
  'br08': [
    'R-1: in-force',
    'R-4: unclear',
    'Av-8: unclear',
  ],
  'br10': [
    'R-1: unclear',
  ],
  'br11': [
    'R-3: unclear',
    'R-4: unclear',
    'Av-8: not found',
    'R-12: unclear',
  ],
  'br12': [
    'Av-1: unclear',
    'Av-9: unclear',
  ],
  'br13': [
    'Av-6: not found',
  ],
  'c102': [
    'AV-3: not found',
    'R-6: unclear',
  ],
  'c103': [
    'R-5: unclear',
  ],
  'c104': [
    'AV-5: in-force',
    'AV-6: in-force',
  ],
  'c105': [
    'R-3: unclear',
  ],
  'c106': [
    'AV-3: not found',
    'AV-6: in-force',
  ],
  'c107': [
    'AV-2: not found',
    'AV-8: unclear',
  ],
  'c109': [
    'R-2: unclear',
    'AV-3: not found',
    'R-6: unclear',
  ],
  'c110': [
    'opening: not found',
    'AV-7: in-force',
  ],
  'c111': [
    'R-12: unclear',
  ],
  'c112': [
    'R-3: unclear',
    'AV-8: unclear',
  ],
  'c113': [
    'R-4: unclear',
  ],
}
