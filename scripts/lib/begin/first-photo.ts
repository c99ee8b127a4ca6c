/** Where the photo lies that a new site shows. */
export const photoFile = "assets/photo.svg";

/** A drawing that stands where the owner's photo will: head and shoulders before a low sun, in greys that go with any accent. */
export function drawPhoto(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#cfd8e3" />
      <stop offset="1" stop-color="#eef1f4" />
    </linearGradient>
    <linearGradient id="coat" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#4a5868" />
      <stop offset="1" stop-color="#2b3643" />
    </linearGradient>
  </defs>
  <rect width="800" height="800" fill="url(#sky)" />
  <circle cx="560" cy="330" r="230" fill="#f8fafb" />
  <path d="M0 560 Q200 470 400 540 T800 500 V800 H0 Z" fill="#b4c0cd" />
  <path d="M120 800 C130 640 250 580 400 580 C550 580 670 640 680 800 Z" fill="url(#coat)" />
  <path d="M340 500 H460 V590 C460 640 340 640 340 590 Z" fill="#c3ced9" />
  <ellipse cx="400" cy="390" rx="118" ry="142" fill="#e3e9ef" />
  <path d="M276 400 C262 250 330 210 408 212 C500 214 546 280 524 400 C516 330 470 300 400 306 C330 300 286 330 276 400 Z" fill="#2b3643" />
</svg>
`;
}
