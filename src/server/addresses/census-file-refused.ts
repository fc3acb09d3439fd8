/** A file is not the census's, or not the one that was asked for; the message is for people, in Portuguese. */
export class CensusFileRefused extends Error {}
