/** The types of entries that BibTeX, BibLaTeX, and the programs that write their files know. */
export const knownTypes = words(`
  article artwork audio bibnote book bookinbook booklet collection comment conference control customa customb customc
  customd custome customf data dataset electronic ieeetranbstctl image inbook incollection inproceedings inreference
  jurisdiction legal legislation letter manual mastersthesis misc movie music mvbook mvcollection mvproceedings
  mvreference online patent performance periodical phdthesis proceedings reference report review set software standard
  suppbook suppcollection suppperiodical techreport thesis unpublished video web_page webpage www xdata
`);

/** The fields that say something of a work to its readers: one that is misspelt loses what the list would show. */
export const shownFields = words(`
  abstract archiveprefix author booktitle code crossref data date doi edition editor eprint eprinttype howpublished html
  institution issue journal journaltitle langid language month note number organization pages pdf publisher pubstate
  school series slides subtitle title type url video volume website year
`);

/** Names like those above that are right as they are: BibLaTeX's and its like, and those of programs that keep references. */
export const otherFields = words(`
  addendum address afterword annotator annote archive articleno authors bookauthor bookeditor booksubtitle
  booktitleaddon chapter coden commentator contents copyright day editora editorb editorc editors eid entrysubtype eprintclass
  eventdate eventtitle eventtitleaddon file foreword hal_id holder indextitle introduction isbn isrn issn issn-l issuetitle
  issuesubtitle journalabbr journal-iso journalsubtitle journalurl key keyword keywords label languages lccn library location
  mainsubtitle maintitle nameaddon notes numpages numpage options origdate origlanguage origlocation origpublisher
  origtitle page pagetotal pagination paper part pmcid pmid primaryclass publication pubmedid ref related
  reprinttitle serial shortauthor shorteditor shortjournal shortseries shorttitle source subject tags titleaddon translator
  urldate uri urn vers venue version volumes volumetitle
`);

/**
 * The fields of a citation: none that its owner's program keeps beside it, such as the places of files on a disk and
 * keywords.
 */
export const citedFields = words(`
  address archiveprefix articleno author booksubtitle booktitle chapter date doi edition editor eid eprint eprintclass
  eprinttype eventtitle howpublished institution isbn issn issue journal journaltitle langid language location month
  number organization pages primaryclass publisher school series subtitle title translator type url urldate venue
  version volume year
`);

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}
