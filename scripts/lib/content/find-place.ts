/** The EXIF directory of the GPS location, where cameras write it (EXIF 3.0, section 4.6.3). */
const placeDirectory = 0x8825;

/** True if a picture's EXIF data, or the XMP that editors write, contains its location. False for damaged data. */
export function tellsPlace({ exif, xmp }: { exif?: Buffer | undefined; xmp?: Buffer | undefined }): boolean {
  if (xmp?.includes("GPSLatitude")) return true;
  if (!exif) return false;
  // In a JPEG, EXIF data begins with a name; in other formats, with the data itself.
  const data = exif.toString("latin1", 0, 4) === "Exif" ? exif.subarray(6) : exif;
  const isLittle = data.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? data.readUInt16LE(at) : data.readUInt16BE(at));
  const long = (at: number) => (isLittle ? data.readUInt32LE(at) : data.readUInt32BE(at));
  if (data.length < 10) return false;
  const directory = long(4);
  if (directory + 2 > data.length) return false;
  const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12);
  return entries.some((at) => {
    if (at + 12 > data.length || short(at) !== placeDirectory) return false;
    const place = long(at + 8);
    // A directory with only its version contains no location.
    return place + 2 <= data.length && short(place) > 1;
  });
}
