/** Days for which registries' certificates are accepted (Decreto 93.240/1986, art. 1, IV). */
export const certificateDays = 30
