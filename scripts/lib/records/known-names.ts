/** Entry types of BibTeX, BibLaTeX and the programs that write their files. */
export const knownTypes = words(`
  article artwork audio bibnote book bookinbook booklet collection comment conference control customa customb customc
  customd custome customf data dataset electronic ieeetranbstctl image inbook incollection inproceedings inreference
  jurisdiction legal legislation letter manual mastersthesis misc movie music mvbook mvcollection mvproceedings
  mvreference online patent performance periodical phdthesis proceedings reference report review set software standard
  suppbook suppcollection suppperiodical techreport thesis unpublished video web_page webpage www xdata
`);

/** Fields about a work for its readers. If one is misspelt, the list lacks it. */
export const shownFields = words(`
  abbr abstract archiveprefix arxiv author award blog booktitle code crossref data date doi edition editor eprint eprinttype howpublished html
  institution issue journal journaltitle langid language month note number organization pages pdf poster preview previewalt publisher pubstate
  school selected series slides subtitle title type url video volume website year
`);

/** Correct names that resemble those above, from BibLaTeX and reference managers. */
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

/** Fields of a citation, without those that reference managers add, such as file paths and keywords. */
export const citedFields = words(`
  address archiveprefix articleno author booksubtitle booktitle chapter date doi edition editor eid eprint eprintclass
  eprinttype eventtitle howpublished institution isbn issn issue journal journaltitle langid language location month
  number organization pages primaryclass publisher school series subtitle title translator type url urldate venue
  version volume year
`);

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}
