/** Matches addresses in running text, with or without a scheme. */
const address =
  /(?:[a-z][a-z\d+.-]*)?:?\/\/[^\s"'<>]*|(?:(?:javascript|vbscript|mailto|tel):|data:[a-z]+\/)[^\s"'<>]+|www\.[^\s"'<>]+|(?:[a-z\d-]+\.)+(?:com|net|org|gov|info|app|dev|io|me|site|online|store|shop|link|click|top|xyz|live|blog|tech|co|ly|gl|ru|cn|br|pro|biz|page|cc|tv|cloud|icu|club|vip|zip|mov|website|space|fun|bet|win|pw|ws|su)(?![\p{L}\d])(?:[:/?#][^\s"'<>]*)?/giu

/** Replaces the addresses in a text that somebody else wrote, which programs would make links of. */
export const removeAddresses = (text: string): string => text.replace(address, '(endereço removido)')
