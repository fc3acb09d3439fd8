/**
 * Matches addresses in running text, with or without a scheme. Schemes and names of hosts are of limited length: a longer run
 * of letters and dots would be looked past from each of its places.
 */
const address =
  /(?:[a-z][a-z\d+.-]{0,30})?:?\/\/[^\s"'<>]*|(?:(?:javascript|vbscript|mailto|tel):|data:[a-z]+\/)[^\s"'<>]+|www\.[^\s"'<>]+|(?:[a-z\d-]{1,63}\.){1,12}(?:com|net|org|gov|info|app|dev|io|me|site|online|store|shop|link|click|top|xyz|live|blog|tech|co|ly|gl|ru|cn|br|pro|biz|page|cc|tv|cloud|icu|club|vip|zip|mov|website|space|fun|bet|win|pw|ws|su)(?![\p{L}\d])(?:[:/?#][^\s"'<>]*)?/giu

/** Replaces the addresses in a text that somebody else wrote, which programs would make links of. */
export const removeAddresses = (text: string): string => text.replace(address, '(endereço removido)')
