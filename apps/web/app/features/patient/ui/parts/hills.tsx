/** Hills behind the text of the next step; decorative. */
export function Hills() {
  return (
    <svg className="dash-hills" viewBox="0 0 680 300" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle cx="588" cy="116" r="41" className="hills-sun" />
      <path
        d="M318 300V232C386 204 430 180 474 172 502 166 514 148 538 146 562 144 576 168 606 178 640 188 662 192 680 194V300Z"
        className="hills-far"
      />
      <path
        d="M170 300V266C256 220 330 232 392 216 444 204 482 226 542 214 602 202 642 220 680 216V300Z"
        className="hills-mid"
      />
      <path
        d="M40 300C150 264 250 274 332 260 424 244 502 266 582 252 624 244 648 246 680 244V300Z"
        className="hills-near"
      />
      <path d="M430 180C450 94 528 60 576 92" className="hills-route" />
      <circle cx="429" cy="185" r="5" className="hills-home" />
    </svg>
  );
}
