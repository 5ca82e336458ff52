/**
 * Removes ordinary numbers that look like phone numbers: prices, mileages, dates, ranges of years and
 * hours. Also separates "@8am", which isn't a handle, and "great.Me and my son", which isn't a domain.
 */
export function withoutOrdinaryNumbers(text: string): string {
  return text
    .replace(/\$ ?\d{1,3}(?:,?\d{3})*(?:\.\d\d)?(?!\d)/g, ' ')
    .replace(largeCounts, ' ')
    .replace(/(?<!\d)\d{1,2}[-.]\d{1,2}[-.](?:19|20)?\d\d(?![\d-])/g, ' ')
    .replace(
      /(?<![\d.-])(?:(?:19|20)\d\d(?:\s*[-–,&]\s*| (?:to|and|until) |(?= )|(?!\d)))+(?![\d-])/g,
      ' ',
    )
    .replace(/(?<!\S)@(?=\d)/g, '@ ')
    .replace(/(?<=\p{Ll})\.(?=(?:Me|Us|Top|Live|Click|Store|Co) \p{Ll})/gu, '. ');
}

/** "150000 miles on my car" */
const largeCounts =
  /(?<![\d.-])\d{5,6}(?:\.\d+)?(?= ?(?:k?mi(?:les?)?|km|dollars|bucks|steps|people|calories|points|pounds|lbs|hours|times|square|sq|percent|%)(?!\p{L}))/giu;
