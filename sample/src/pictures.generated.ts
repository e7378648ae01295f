/** Written by `npm run sample:pictures`; do not edit. Picture name -> what exists on disk. */
export interface GeneratedPicture {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

export const generatedPictures: Record<string, GeneratedPicture> = {
  'alba-straw-sun-hat-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAQCdASoMAA8AA4BaJZwAAvofSknh7uAA/uKNpWOZHQk1BMgRbuk1aJmJ+eXKjNqQpfCzvaEB2eJvZwv+AHbq4AafbZ7/jvV90y1xGuFUDiCl3PixTgwqjq3MgAAA',
  },
  'alba-straw-sun-hat-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJZwAAud3JxxB2AAA/vTPVD06uc5G3t8pUV+C/fTSQ345QJWXGSjm9vjTt4Zs3PL4HYQA',
  },
  'alba-straw-sun-hat-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJZwAD4wQcRAp6V0AAP702sznlDdKY2UE0zcWMloZu/dNV3YzPl51WyK3jIHPRM6bjLlJ+BQgAA==',
  },
  'alba-straw-sun-hat-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAABQAgCdASoMAA8AA4BaJbACdFQAA2z/ig33bcAA/vJx8pcL/q8EjrQHh/4cX16MytNM39WGqM6fduOJsLMytdFL952eCZ9u1Ag+T1kjjUlmia8MYJD5FTNy7wAAAA==',
  },
  'alba-straw-sun-hat-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoMAA8AA4BaJaACdAEPAwEqP+1OAAD+9M5vdZgrSfkgW140wnYm9kI7TWcMCtyjauhQykGvyj2rvkAA',
  },
  'alba-straw-sun-hat-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJbACdAEOjcFlYAAA/vTaWFjtcLv/pyafWKB+dqZc29I8wsIrk3TC10BfyvN/yhNbR9NMmmuLpvnjQYAAAA==',
  },
  'album-photo-pouf-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMAA8AA4BaJQBOgCIFFm6AAP7jx/nEpx+2l1xuo7juYY7QgrSewAAA',
  },
  'album-photo-pouf-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAwAgCdASoMAA8AA4BaJQBOgCK55Qjspj7dgAD+837GwmrbYSQFXSpMgjzKu0mZeH8l0x7j6hiqUU+6R+794sGrFrW4Fp/RnrsVSi/AjycuMQcFAAA=',
  },
  'album-photo-pouf-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABQAgCdASoMAA8AA4BaJYwCw7ERH+9ylqVnXwAA/vTcAgBm9zryfXcnE+v/OPRa9Emmv8tlqnOa5YWPUireWiJVv9Nzc/Ki45fCymYteAAAAA==',
  },
  'album-photo-pouf-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoMAA8AA4BaJbACdH8AIuQA/u1WXeW/lFNQm46+mY67KJnW883RAVbFRwNyaeTxIAA=',
  },
  'album-photo-pouf-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwAgCdASoMAA8AA4BaJbACdAEVzyhFJOeXkAD+837GwpmvljQgC/3nO7xhiRE1uDDKUo2K1RJsHGVy6t4ZiH3q0dq3Cq5u0AFdj3ywGla7ndD74I1aZ/m+AAA=',
  },
  'album-photo-pouf-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAAAQAgCdASoMAA8AA4BaJbACdAENgWaSOhygAP7zgNQhITnoCrqBo7OnWs5dP8Z0tpMFQGU9FHYzAlHEomzhWfIf1TcYSdY3pNqIFq3bIKNRpfi964/F02Kkq3yJbsWAk9Qx6QBFYAA=',
  },
  'album-photo-pouf-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJbACdAERH+47qyHgAP703AIAZvffXQMB0eryuvNIWbfCXLy/RTTf7P2e4L5jXkLxNaWXohXF9h3mGk/D6uEs6KV9EkvUdM2lu4AA',
  },
  'album-photo-pouf-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJbACdLoAAv4JQAAA/uPH+cVe+JAxtTJJRAOASDI+z24vjlViCWHgnM4U6Ss8wAA=',
  },
  'album-photo-pouf-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAgCdASoMAA8AA4BaJbACdH8AGJTqVEzUyPNQAP7zfsbCma+b2Lm+5TmWdMS9JHCP0i++d0gv17nr1do8NXR3/ESQJ6f2AFi7gT68uMQcy4yxdveygAAA',
  },
  'album-photo-pouf-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQAgCdASoMAA8AA4BaJbACdH8IIABhLb6TAAAA/vTcAgBm9zobmtKHouhBcFbKT59C3kVuS01jkYNzuIKma0bT97YGIRDU89CGINAYCYJ58OAnD+FAAA==',
  },
  'alder-lounge-chair-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAQAgCdASoMAA8AA4BaJQBYdiHiCAiHi1oAAP7eJnZKqGOUCoLAT7mw9crJDllBvOIbH0ppidXpzyWg9tHEIfVq6DIFDuPYoZZuYsy2onS20uHMPNUM1hcl0EtIlscgAAA=',
  },
  'alder-lounge-chair-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJZwAD4usqjn3cfgA/vTfE+oZl/n8NJNM6H81m54FKOfqp9k2F70zChFD5GjD5ea703u+WZDgyf0UZWp5QWndkOG3vVIcAAA=',
  },
  'alder-lounge-chair-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoMAA8AA4BaJZQCdAEPChBW3OQAAP7yNVebB6/26Vz/GzgC4WZIEc6neCccJU9rVZ162Zj7/5Qgkt/smZQPqqGnYnAAAA==',
  },
  'alder-lounge-chair-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAwAgCdASoMAA8AA4BaJbACdDiMwQzU+VKTAAD8Jo+jBQhg8D9u4DyQqS3F/y0yMlo2bhc6mS+X4T6US1SwtLnwoRIiGKVZoEjR5r3tj7VMTzFHFMuTpzi/M0mjf8b6RUwfE+t4ELzGIAAA',
  },
  'alder-lounge-chair-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACwAQCdASoMAA8AA4BaJQBOgMXrTCUAAP7034jy4uKQQ71+6mB1cks58oVqBGtUmWpsd610ISiVmxomhwqZIkxqhPpTgxhgaIPsDgTRlIW4nPxwjcsaL6jVgAA=',
  },
  'alder-lounge-chair-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJZwAAveGdLNjIAAA/vPJXn4xlBCH6HbhFDR7LE3nTfyzFaVgtuYYZPpyYhC/kp/Oar5FfIQAAA==',
  },
  'alder-lounge-chair-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJbACdLoAAml7/3QAAP62cm+x+5pM21ap8bL0PqaBvsPGospueMVYgU6l9///hWqqTctZDNmO/UOMxaXQ/WAA',
  },
  'alder-lounge-chair-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACwAQCdASoMAA8AA4BaJagCdAD2Jt4AAP7039fSnVAuGOxbRGCd5btJg5YrqogrMBr0c54wkjCjHID6pa26vV45HUmZn7OFIELdRU0lGmAAAA==',
  },
  'alder-lounge-chair-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJZgCdAEPDQp0P94AAP7zmy7z/pth9Lh4pqU4ID7dPK5r6+4FbII7DebDJRNceSuBZynBM3axZjwA',
  },
  'almanac-photo-wall-calendar-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJZQCdAELW/ED/aAAAP7nr51jOPF1mjGRzVmcEbq1Cipvjby+WKVlsJwDvB7eozU4buyptMU8IE0XgYsoFRYsF0NvPHlAAAA=',
  },
  'almanac-photo-wall-calendar-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJZwAAudjWaHUgAD+8jR6xRgBSkFfYYd2W3g8aN7VRP50jZGGzpAJP2JcmHwAAAA=',
  },
  'almanac-photo-wall-calendar-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoMAA8AA4BaJQBWACKV/Jy4l+sjgAD+84inHmzFRFWvxQEGOMAQx1R+kbevgy7+etvUANWjSidUjAOEpjMs3uHy6bRcUDx9hAMAAA==',
  },
  'almanac-photo-wall-calendar-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoMAA8AA4BaJZQAAlyvAnE7sxnKoAD+88iHJ3WzZdip8pee1Ha8xNIjy2AcMGSg48EY4DL6viF4/GypUl07qAAA',
  },
  'amber-room-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJbACdGaAAuP2BQIAAP64AbJXo+fXUbNENaXyZgkHU67Q6rlPZOspl5J4Nrwf5Ag7vwsPWyYTCny5chFiwq0ZoAA=',
  },
  'amber-room-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJQBOgBukgJBqvRwA/vTe/pih4zyCVBhKr5DyVmiBfjzk4PTCxZAy1nCZUwAA',
  },
  'amber-room-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJQBOgCBvYnraAnfAAP7e7C9ONiQCJOpxC+cnKjm3OKGr7Pmsmpp00tPapJdpVFvza5YXO0rAAA==',
  },
  'amber-room-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAA8AA4BaJQBOgBukgHg2AAD+9Nib6N8q+LzhqeeiSQFlUDozbXOKbXEJ88h4nGZJiwAA',
  },
  'aperture-picture-watch-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJZwAAuyQwi+uMhaAAP7ooqaXf7ELfSbYzJ7SpDerenBquiTcjRYI2uaQE11JARRBaJSIrYSVPRjhf7YqNTHc/jru3xG/bAo/QAAA',
  },
  'aperture-picture-watch-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJZwAAlxfLJAcsUAA/vTfkWKQTNRi+2kU632rFbkxpZkri+Kt73hNzdUazzcoNuL0uFa8iaURqPlOy13GAlTsm4B5ZwgA',
  },
  'aperture-picture-watch-black-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJbACdAEQ7WESsCXAAP6yOtDg+asDYoojrOf3rKGQBjwPlEdSS2PPU2NaTkaEPtqnce2wZsFxImB9rDCgHo2C+iYMtzsoAAA=',
  },
  'aperture-picture-watch-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJZwAAt0Ab/wPwAAA/vTRm2egyV929p+NZB/v2Ih1dKHHKYICTRopWUXMsdEl97iPPFnIczuGEAAA',
  },
  'aperture-picture-watch-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAwAgCdASoMAA8AA4BaJbACdAEPfs9kzdiJAAD+67ES0+j2mhT49ovjKb0Cel8aVtR2SCC5Rh92S+sozTglIithN2ApPJ4qWbLaMc0eXOPO/vyhUQpXdzncG0EvE0tXvgAAAA==',
  },
  'aperture-picture-watch-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJZQAArCvy584p5X0AP7038NlNkp5hObqOl9Zu9SPlBlWWHyggFXOA1G/2qyVio3xMNP0vg4Ul/DbG+gn7aEHEQBRAAAA',
  },
  'aperture-picture-watch-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJYwCxC8AF8gDf94eQAD+9NObUAUAzbH8Bbiauzppfwy5zdJy7mBk+1osZnokiyRy1owVNamRAW4gv/ie+/CGq5VF9cgA',
  },
  'aperture-picture-watch-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABQAgCdASoMAA8AA4BaJbACdAEQ5XmyOnT2sAAA/vCODU4hicHEWG5hl3/eAFw7+9nz2uXcZUrtCeXjHIutp5HtrmFFOPEni8rD0RGhS8HzWlKYjtWwWXkbS9idoAAA',
  },
  'aperture-picture-watch-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoMAA8AA4BaJQBOgBuzOYvtsAD+9N/X0pSbGj0kX4c2bSJX5oN98fOpF/u2pCxPBQ2rDCVo79nOrLowpqsP9//V1ICYAAAA',
  },
  'aperture-picture-watch-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJYgCsAELYLSdzsAA/vTT08VktFA17FZ7OzBLOLvzbHAESu4pZPQW7EicFFki2GnHhjoiXX2b1iSGpR5So05aEAAAAA==',
  },
  'beacon-key-tag-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAwAgCdASoMAA8AA4BaJQBOgCL9YkYATZhxcAD+84HtAK8v/B16t9WkRA57N5eQ+KJPRnq4aFzpFG4i+kgsigQe23wAjdVYGIz72sFWAYi14APMjXrD+EENOMQzUfHteYrjDAAA',
  },
  'beacon-key-tag-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoMAA8AA4BaJZwAAt0AKELB7k7AAP7zdVQ1ayS8yE60fBhr6dNlMvphWlwIaZVx9pk0/fqCsVtgAA==',
  },
  'beacon-key-tag-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAA8AA4BaJZwAAudQTawL6AD+9M5JJ4qVwCkE9L/Gt5LqCAAQaidMezlJflEdD4AAAA==',
  },
  'beacon-key-tag-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAABQAgCdASoMAA8AA4BaJagCdH8AE7sz7TZ+PYAA/vOCNHYpOnwwxuWoVRgHCeFRXJPaWzbyOuv5ot/NX2VZO2+AEbqrOv2k008FlO1sj2aB4/HNfG285ZtqLvcvcwmZL6TG6H3jHeM514FhsAA=',
  },
  'beacon-key-tag-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJZwAAt0AKCOHjgAA/vN1VDVrJLuW2TVtA8CA6pEOPsZ5m1BX5EkUKjpoewB8gpWCANkCyAA=',
  },
  'beacon-key-tag-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAA8AA4BaJZwAAudQTkzgAAD+9M5JJ4pPOpF/Dzuvwj5e4+w5pjWp8AMbVkK0AFwAAA==',
  },
  'beacon-key-tag-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAQAgCdASoMAA8AA4BaJbACdADc+aggNXAAAP7zgjRxY7y0Xzw7n6xBI7R/CfLzp53gWwt2TOoUEZZ94ivQ42aTBB0oFNVTebL0ocW9CxJkHVnzjHkZfsHY+iLgAA==',
  },
  'beacon-key-tag-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoMAA8AA4BaJYwC7AELYJx+yblMAP7zdVQ1ayS4YFSiSkP/MDV/N+Gve7njl5owxOvGzEPAAAA=',
  },
  'beacon-key-tag-yellow-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoMAA8AA4BaJbACdADaPpwngjfTAAD3xPUOyVcQScsxkPAnB74hl2Y/SBYUp+OWBfw/gPXszkuHj/OG7Vp8AhnAkzHO2gAA',
  },
  'beacon-key-tag-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAA8AA4BaJZQAAudf/zAUBTgA/vTOSSeJzJ6OuP4xnF8X399oI039E7yiAA==',
  },
  'blue-hour-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoMAA8AA4BaJQBdgBsjYQMAAP7ybLIr5oyCt7S4eHAeaa1KuIIGsYqQQvNiZngw8o8NaaIlS1tEFabpaUkeEGVSoAA=',
  },
  'blue-hour-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJZQAAueG34UvsewA/vTePypLRQ11XZ38Phes7mBSeC1dTGpv6sdB8A9w90D4AAA=',
  },
  'blue-hour-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoMAA8AA4BaJZwAAuddtObW4AD+9N4oRbA3StvqZx/xldvuEQiuXo3CAAA=',
  },
  'breakwater-swim-shorts-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAA8AA4BaJaQAAueL7phAAP70z1rtCLeq9Cj7fwqFtrVhaLL3gsiG0gAAAA==',
  },
  'breakwater-swim-shorts-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAQCdASoMAA8AA4BaJaQAAtqfX9fkAAD+8nCBfJwtxhYnY0D0PgX7+dUBp8TqrTQWj0JWDLXB6/jCSEmWhl6kDGfMOfvdzn2YDrD8CAA=',
  },
  'breakwater-swim-shorts-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoMAA8AA4BaJaQAAuzXoRn+5/wAAP7ycIKLgNnljzkQU/wza0j20YlI+d92J0GsO3FFbKUPuVbb93jo+B7e9RnzoIzVLP1cWEAAAA==',
  },
  'breakwater-swim-shorts-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJbACdAEPBvaabAAA/vTPJP+pzXIlxAheN8oEmU0meabYYwWH+zWTl8MvbzP7U83+6xEAAAA=',
  },
  'breakwater-swim-shorts-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJbACdAEIZ6uNWkAA/vI72A0ze6M8Fnk4gIywa4Cm5Wd/9Xmk2NO+Hz43ledJwdwa67xkwBoH5gEnXo7vpcRr7xtKs+6X5Ae8QCvNiuwAAA==',
  },
  'breakwater-swim-shorts-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoMAA8AA4BaJbACdAELz11eTh6SAP7ycGArV2HFc8tIaipf9N7LOB5jhzaFXx8Ufh6nFco6cyKrGZ/Zjbq9mJol77lpHtHo91R8OsrY77GU4JumKozGQAAA',
  },
  'breakwater-swim-shorts-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoMAA8AA4BaJbACdAEOqaqAAP70z1iN9jXMbIzxIEOp6tJp/9Ny+bqxm79pMkVz9h1sJNh4AAA=',
  },
  'breakwater-swim-shorts-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAwAgCdASoMAA8AA4BaJbACdH8AF7IOmbVXwAD+88lfLNO5FrW0d2JeHJxI9j7V4kAyuyVhnNrIX9ETcWykFCRjzzgbcJQOq3JRmvCNW5MktREhE8SlbAAA',
  },
  'breakwater-swim-shorts-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABQAgCdASoMAA8AA4BaJbACdH8IIABgyFPdjwAA/vPJYpxUNvBIwEfBzJArF1JvCOR0W3nfbA7r06VaoPA9t3IyZtsClZT3Sz7f8UkfNiHrKAWOxYign5iwltsavAAA',
  },
  'brim-felt-hat-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoMAA8AA4BaJZwAAt0Lmw86GAD+9R5Br9F2ugH61wxrHsYHshjJbUa/BE4d3LGYTpizkBjw3n2/4m/5NKCj25/hR/UxZhAA',
  },
  'brim-felt-hat-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJaQAD4SQbOgybKAAAP70zz5tU0NA+BV/XGf8v0Z7NYxwCt082kik0h/bQkIoQYNeO59ibRoEAA==',
  },
  'brim-felt-hat-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABQAgCdASoMAA8AA4BaJaQAD4iwb1q+3b/qNgAA/vTO/7ojzKq+XyskVjnz21rDVlYK40A8d0adcXwBmEjWBeJL9Et6aVkIAAA=',
  },
  'brim-felt-hat-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoMAA8AA4BaJbACdAELZIbB+SqSgAD+9R4+NTUs1mz+UkPqoWh4zXsXShu3d/Z5CW70U0xOOoU+ofyXbPCpnO475AM+FJRLWaK4dCm4SDnHGspxc+DAAA==',
  },
  'brim-felt-hat-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABwAgCdASoMAA8AA4BaJZACdH8AgjS/0MUjPD0AAP70z00H8HHpTztoZCKbnYBUh55qH+rMf/JxevvmArB/yNldvA0CA5cAAAA=',
  },
  'brim-felt-hat-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABQAgCdASoMAA8AA4BaJbACdH8AGBabV6/rigAA/vTML960I2GvdFDt9RHOotEiM0TRT84FVjTjdb226MDVXFDP1FwzOd2PDSrak2gA',
  },
  'brim-felt-hat-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAwAgCdASoMAA8AA4BaJbACdAELZN5hn3rSAAD+9Ribvbcr7YGEvrHcXYdy1fV3LcEelWysTIN0rY5denD4uyxZVZESEEMzz/2+nBD5J/FM/vPXmRMd4a3hmDqEXvxh6QAAAA==',
  },
  'brim-felt-hat-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoMAA8AA4BaJZgCdAEPAwETTgAA/vTO9DPRr8yxZP4SZfYw3W1f8+c7FKJDh1f4+6IjX/+PtYAAAA==',
  },
  'brim-felt-hat-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJbACdAEOzoNRgc+AAP70zxlvH8Jp9i1pGr427rYpa1OF+dor1XTgkL3RJ7NBFc4iE6FoTnCd712gAAA=',
  },
  'carrier-weekend-bag-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoMAA8AA4BaJZwAAq9c1V6PAAD+9hF9K0lyaJp1WM/PHsZpCGWXy+T5/KbFhqJn8YaHrXcGJG4nfayd9dkAAA==',
  },
  'carrier-weekend-bag-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoMAA8AA4BaJZwAAueA7dVAAAD+9NwCLyCiXjJtX28x9gykgv4DH3/hwvDYGjs3QSMafOWrs6UF1pICtvJEWY3CfxBnAgAA',
  },
  'carrier-weekend-bag-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJZwAAt0OPBYcIgAA/vTePypQVxpFbWytjL57oUDVfhTbKtCU3u2PLbipZ5hRDJk2Rta6IwJ7JNOEAAA=',
  },
  'carrier-weekend-bag-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACwAQCdASoMAA8AA4BaJbACdAD0Hj9gAP72E6NnQhReZmBwUpAwohG7Y50MrqsPd6eiZx7tQwcjjyIdvjIva4vsAg/9gXjiaZEQRmvYOmAAAA==',
  },
  'carrier-weekend-bag-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJbACdAEO43tFs/gA/vTcAUBRh93y3DKvQAOm6ha23OuFidWJXNtdYkMrs8ozEQ5jqQ1KX6X884AA',
  },
  'carrier-weekend-bag-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJbACdAEO9az4R80gAP703AFAUZvyaiK5D+UsAiURem/FfiM+FeOsF8or4a6eZmAru1wW6qKgAA==',
  },
  'category-cosmetics': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACQAQCdASoMAA8AA4BaJQBOgBrY8AAA/sPenWGylWBtRIZk8qNeizsDRS37TRZ0S4+qJbNKq410KLLQ3XnbkahzObiFEWgvBYycyt0WQQgAAA==',
  },
  'category-decor': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoMAA8AA4BaJQBOiP/wMGFqA2BAAP7zip/JXZtZQzBT2HpLT7WhgtI5sSSqmJjvazbmcPeeV6h3B2IsrsFX2VYmbExnCirHGt7MTDDeNYmLQYzxgAA=',
  },
  'category-fashion': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoMAA8AA4BaJbACdADdp02FzF6iAAD+8jqF5d5f/foijSKbFC5tC2GpRGkP9ZN7MUOJSq3lVYEuj7pDy29XeQHowH24om3QUF8VKK3ZvgV3GzXnGYAAAA==',
  },
  'category-furniture': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJbACdAELY6ghMvH4AP7zzBj1lzpuDQQDfgy3yoBp9qCqN+0YEMbJWYjnOpxVU6Rh3Qo0mNzgXW5Lqbm43OzttLLxZvcZR9TQAAAA',
  },
  'category-jewelry': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAABQAgCdASoMAA8AA4BaJYwCdAERH8lBYlDg0gAA/vYuY2GqCNk3FJT5bgmkh++eXS3E4vUC1s5heFPkMdOm2E3CvkiyAA==',
  },
  'category-men': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJaACdADbpU5WwAD+8eoRlRWpna+P9yTgHp6AypLUFjkIvAcMceJ0LIP1fawVA2weCDDDtcH1Vyn4fjyAAA==',
  },
  'category-perfumes': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJQBOgCHd2BPEYAD+02ySg9QJFg0HmVlGw2yoLWQIDJlCsGQSaupCnBb1jbebeukcocE/B0KWgAgA',
  },
  'category-swimsuit': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJaACdAED/OvTO/T8QAD+8jicKa8fegqnKVJzumJiB9Tycb8MUMEkYvciPoPFW74b8yrZM/uu8Ixc7+AqSNkLq9rxBAAA',
  },
  'category-wearables': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwAgCdASoMAA8AA4BaJbACdAEU+GdEPkvoMAD4YRNkxIBzj44RdDBOp5cEEfHjrqBbbJHpBzyzqjcPDRdPjTAJZEPUFXWfWYA98tMYuLKAlSQqG2apicAAAAA=',
  },
  'category-women': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAQAgCdASoMAA8AA4BaJbACdADp9Ca6DEqAAP7yOW+Ubyn2w1+7R+zOfHv7mLwir2DSaiyEA+zfnFdYJ3nMJ18kSOGU9x7ROghL2G3uBEPLunK2kOOuzGc10wzemLkAAAA=',
  },
  'charm-photo-bracelet-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoMAA8AA4BaJZwAAueMrcHo0AD+83hEap/b6qFHpYKdjouPFKPmrSvqVuYWqmuluaOOyVthtLEnfzt6AAA=',
  },
  'charm-photo-bracelet-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAA8AA4BaJZwAAudfJtqk3gAA/vTO3URf/qCTruaF9aFOzIZUlfifqR2HNpQgAAA=',
  },
  'charm-photo-bracelet-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJZQCdAEVvOoQBOUQAP7XNEyH5ZOxTotIAsyfUnXHwuz/djyJSM03ePsBANOM44pufdPcoxsHMmAA',
  },
  'charm-photo-bracelet-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoMAA8AA4BaJZwAAudfI0joAqAA/vYDSuomHdEC7ywPsrOe0wE73SzAAAA=',
  },
  'citrus-travel-cologne-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoMAA8AA4BaJZwAAlwYNMaAAP7ygqCFv+nzuo/6RJHE3J3qsZoYzZ2BGCBe66qocS/112QA',
  },
  'citrus-travel-cologne-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoMAA8AA4BaJZwAAp1HMq9gAP703u7qi2hvkmiPTQ9+g8cL8NayU+YqMIAAAA==',
  },
  'citrus-travel-cologne-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJZwAAsf1/kJQgAD+8jVhP9Nc/YChgyIlz5TetYe51JZ5FtlWknvhi8jDfonaqVORWwtcq3o2doyWcCAAAA==',
  },
  'citrus-travel-cologne-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoMAA8AA4BaJQBOgBuicv5qAAD+8oKghb/WP/3H/jeP7QqMUGhhRYIXopLNOMQLXYSm3Kkkqo7oKjIOAAA=',
  },
  'citrus-travel-cologne-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoMAA8AA4BaJZwAAlvsyoQA/vTe7tMdx31mdYTdIh1Lz72nfiW1kA2QAAA=',
  },
  'citrus-travel-cologne-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJYwCdAEOtpI/KcAA/t7R2E6VT/4LNgUMM11LaMiK9xmSHrXKnuH8lGNV6v74d1qSQAAA',
  },
  'citrus-travel-cologne-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJZwAAlvu/rvQAAD+8jVhNLEQaX/spYjIlQyl8P+d8t5MuvFQDdCfetXQgcW7UtDLsxEgAgA2maAA',
  },
  'citrus-travel-cologne-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoMAA8AA4BaJZgCdADdGND7CAD+8/OXiLrzl8u/3zgiBtkx2qWGNSmKgpKtqEvgTneYeZ+Ey02z/Dg/gAA=',
  },
  'citrus-travel-cologne-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoMAA8AA4BaJZQCdAD0gxBqAAD+9N+CkExMsZKJOnSONCNT4ptbKtltQAA=',
  },
  'citrus-travel-cologne-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJYwCdADdBOpjXAAA/vI1YTSxEGl/7KWIyJTww/mQY8/8NDh9R4JCvnt+tTO5uh8WghZYXYZHUAAA',
  },
  'clear-morning-cleanser-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAA8AA4BaJZQCdAEPAzXOIAD+7i2Ihbb08ljipBuctl2xAhB8cac64gai6lIA',
  },
  'clear-morning-cleanser-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoMAA8AA4BaJZwAAlw4Z8Yc85AA/vTfvWcEXm/Po2aSgg4I+1MMW6FMAAA=',
  },
  'clear-morning-cleanser-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoMAA8AA4BaJZwAAtz+yjShbAAA/vTePYfQObq9pKjBK4r3joEAAA==',
  },
  'contact-sheet-poster-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJYwCdADcUR+mlgAA/sAMuXfSJsyUXCy1+Wa/+F9ZKEcz7NMkDuMIpWeud+XSKHHo9JlDxP+DKWUsAAA=',
  },
  'contact-sheet-poster-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZQCdAELz43tte1AAP7uWinbbm3dBV9OprK35uLqzIAIOTj+Ks2uqpfXDXPf22luTvM8kJ1RUTT5B5wKhrxCkAA=',
  },
  'contact-sheet-poster-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJQBOgCIcrLXDs3YAAP7wpIrfKFfaatri53ElDqt9mne2cju4qXr1+POG2Ba+GKmdZwa9a0vOhL/gZRp9CUbJHP93dZSAAAA=',
  },
  'contact-sheet-poster-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoMAA8AA4BaJZwCw7D7jwPbh2xgAP7zwYcpjuo47v5upQkq0XDsaKVkkq/3rzIgf0ASpLMXyoYSuRMzQfYvf5m0CeegAA==',
  },
  'cooper-side-table-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJaQAAudDm+zAAAD+9M5z5pdu0GFPGvIEuSN2JyVZH68d1BscDt15akYbxP/Fwa7AvDXwuDBY4EAA',
  },
  'cooper-side-table-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJZwAAvp+xNnwDAAA/vCmtbK1blk7oWsFA2LvomgNM83Ww3JXXPEQ4SxXGqLUgu0Y7UGauLf9fTczgQAAAA==',
  },
  'cooper-side-table-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZwAAlybc2EubIgAAP7ycIF/kDoqP6bnBMoNUyK7+kqmrFGnOyDiqaSVRyx1JgHwiQGh+VZI5K3QYkgc1shAAAA=',
  },
  'cooper-side-table-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoMAA8AA4BaJbACdAEO1PN7VtAAAP70zz0b889yNNoNGV83576SkuXT1dXO9Q86g+ds/JjfA3DsOWkzkeLiJHd4HsfI/eh2KkEAAA==',
  },
  'cooper-side-table-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJZACdAEOxoNhFQAA/vI1V3ch/fcz/C6NiWEnanMyYRXxDeRaQOQDW2ACAV++7gX8xrEQAAA=',
  },
  'cooper-side-table-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoMAA8AA4BaJbACdAELz2ErIIa2AAD+88linOvRtLlGhanMgtusdT1v7rHjaZUCfyj7jRe+ADL6dWvcs71Zvl4AAAA=',
  },
  'cove-racerback-swimsuit-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAQCdASoMAA8AA4BaJaQAAvxPjzYrAQAA/gnluOPfrOTT2uXYo7r8nDARnZqM9eYi2/2MOoIj6bQTIDYN3RFOjFXTP4j796TA3EBssCJcpZrighA0/ErTF+zZECwA',
  },
  'cove-racerback-swimsuit-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJZwAAh+8OuvYjwAA/vTUq9ntRdC5UfdV6TnhWqOPF2YE0oWSH5UdRuFUW1jNtgcbTuTCycWyKXtXoxCan2k78IAAAA==',
  },
  'cove-racerback-swimsuit-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJZwAD49tZHdQ7gAA/vPDD1STfQcF1Ytrv3D3R2mRM5uIeNIBfOtMBho2HZ56HXA7vUK3shB3fY96g4b/4cDi3MWDKlNYQAA=',
  },
  'cove-racerback-swimsuit-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAADwAQCdASoMAA8AA4BaJbACdAD0FmCL9AAA/rgNh1osrfIzst3Q7jEHjKHuzRzj6I5m9rFt09bHkjctrBqBJsMwzItnqAEZ6jcd76/MnKu7MKidah0TGdVRsxfi/+tlXJEz8wlrwyClpNWnFyq54AAA',
  },
  'cove-racerback-swimsuit-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoMAA8AA4BaJQBOj+ACdiGHDLAA/vTYm8W1Fe+sjD8glWegEQO48W2DbkQpumw2RBLxIf7iRN1ZfEOKLPm3qdUjtCnOg2CItF5H034dQxs6tRAA',
  },
  'cove-racerback-swimsuit-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJQBOj+ACd2EuHQAA/vODgQK1WE9pDfq/k6vFr6TeSC4xYYzgQSNDig7r8nFxkMX80HSmLzsgoXuoUW5jOCheO/arxV+7CzEy5t0ZlWAAAA==',
  },
  'darkroom-cufflinks-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABQAgCdASoMAA8AA4BaJZQCw7EPCUvK6oZWLgAA/vcFGdzHls4CL1swrz98eqQwhxQnSugfIKS20F/cIpyXK6Kpv7h4dA5vH0AAAA==',
  },
  'darkroom-cufflinks-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8AA4BaJZwAAudAl5m9AAD+9M89Hlamnc0ci35MIWMdZa7rWtWTNy2tM7h4Rck3Kd7wi8YEAA==',
  },
  'darkroom-cufflinks-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAA8AA4BaJZwAAudYpFMUFAD+9Mv0a/EDvEUTkjX7lUjoIfYntD0aG9QTjPNsW0oQAA==',
  },
  'darkroom-cufflinks-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwAgCdASoMAA8AA4BaJZQCw7EO0lIrnlmhAAD+9wTlLHRw6lAKItCiWrHKd1HsUB1LD/kIip05UPmAWeUD6LfQQwCRheH322gAAA==',
  },
  'darkroom-cufflinks-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJaQAAudAlVOUAAD+9M89Hlamnc0ci35J5xCLTV3WtasmZEpr3jBCkLDAdW6AIAA=',
  },
  'darkroom-cufflinks-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAA8AA4BaJZwAAudmnMQ1QAAA/vTL9GvxYWtuGDrELVAqdq7oA9q9vXUPXrS6NaEAAA==',
  },
  'darkroom-cufflinks-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJYwCdAEO9NGOWXjgAP73BOVKtgAiSQU0afGtcLzX+HGcnHj905pfWLD36xLOLmaPaQqm0puBwieAAAA=',
  },
  'darkroom-cufflinks-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8AA4BaJZwAAuX5KlXVCAD+9M9Mn6+kJhKIOhKX6KFh4h7bA6x3UxTUCpO4KZv0Fy8eePwAAA==',
  },
  'darkroom-cufflinks-yellow-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJagCdADbqzUVwAD3Ay3eCzE2YwHyfYyTvLOhYG42KgZBR0WGl8OZchfjnchN1xd3r6OerFJZWtAA',
  },
  'darkroom-cufflinks-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAA8AA4BaJZwAAudYpFMUFAD+9Mv0a9wd1fAZ62stBP7aDaFFeasWVMS3N2a7IAA=',
  },
  'dew-point-face-cream-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoMAA8AA4BaJQAAXOziE1oRZgD+9M4Os26WQElYFcQJRtvqg/jIgEH3YTFZlpI6kom6rok3yG8U7dwAAAA=',
  },
  'dew-point-face-cream-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAA8AA4BaJQBYdiHgffcToAD+9NwA6pXcjyjlyIMXffVbCFxa6diW/vsXYeKS+oegAAAA',
  },
  'dew-point-face-cream-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAA8AA4BaJZQAAudU7sTYAP70y51wHGubxrSPveVw7s7t1jZMiF3OI0eZ9d4uAAA=',
  },
  'drift-wool-scarf-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJZwAAud9JBcoMxwAAP7lOlA3M4P07eVK1orjbsy2wMgmdXK+xjAE/LYtrTAWjhIEUYTUwBZE82ymEAA=',
  },
  'drift-wool-scarf-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJZwAAubd6hXHnAAA/vYDd+/lE/IOg0hZKNKoAWfBvTSCykkl5dfWzEuZED55s+XJDH6E5sW6JofAAAA=',
  },
  'drift-wool-scarf-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJZwAAudDFK58AAAA/vTNU/FW99P/0IsQeArszzYUYLOw+ZvBLEAkzSGQX30RgKMMLTEInXBEAQAA',
  },
  'drift-wool-scarf-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACwAQCdASoMAA8AA4BaJbACdAEOXY6QAPshI43yddz0l6Q/gxRH3XgzvkRP7OioWxdJwP2F7yI2sviBovMah9I1sE9PO/b+ug+A2HAV5DdP+5xT8b+XRiG6tWWIwQAA',
  },
  'drift-wool-scarf-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJaACdAEO0hpo0sAA/vYFjYCAOQRHXMOONHqRMDP4TOEsfcrsGPPwoG/6nHCagOLB66JwswrQtwkAvpgkdokKAAA=',
  },
  'drift-wool-scarf-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJbACdAEO9avq14AAAP70zrjWX+G+2P3qC0kpf8F6zrc1GfuZYvTs6k6rm/j8IwD08w7AgwLqDZ52VvwgEHgAAAA=',
  },
  'drift-wool-scarf-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAQCdASoMAA8AA4BaJbACdAEOOQtJoAD+sgSG4OzZ+x1l1gjyo6g6mJedwW0HB8B7P31FtNlJdyaecRXPs0D8O/3JTod5/+Fmz6ShnFB/YdnprFB8UOe4dF8t/qBjHAA=',
  },
  'drift-wool-scarf-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJbACdAEO0i87IYAAAP72BghTkS0RRNyvQU1hg4v2G9mE9baJPvdoN4qcoyvb/J8iOhH01f9m728MAAA=',
  },
  'drift-wool-scarf-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJbACdAEO9av0tJUAAP70z00Hhf0INs5+ImfM9IevK/P6AElcvd3EqSiVX+to+lXAj16ihwKHQAAA',
  },
  'ember-satin-lipstick-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJYgCdADdI1rnqAAA/vTfxKGxlgx/7tf96Z0hB0ty14EgCEbdy71oB6g6bUrZiiNi2nc2AcugAA==',
  },
  'ember-satin-lipstick-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJYwCdAEQ/brPTwAA/vTc15vELexMcLbK6yq7HSeYmO4Mxg5exo9HrhHh5OAA',
  },
  'ember-satin-lipstick-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoMAA8AA4BaJZQCdAEO/eQ12AAA/vTePypQlQD0ImWTJyRQgUJ0Vw7Aw0gAAA==',
  },
  'everyday-canvas-tote-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAAAwAgCdASoMAA8AA4BaJYwAAt0OhDc89NpFwAD+88P+tX7KeosvfvcR3xYCNfdkdGS3bHEQuQl0kSQ2EGO2zJXsMvEqjlheLOg0MqN8saHYN5PMWpMqpf0Udj/ipf2DyfDYNagAAAA=',
  },
  'everyday-canvas-tote-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJZwAAlmLIxx0rYAA/vTfvWn7VGDzWPKwY+5rMj38i1yfaSssnNjUtPczB/WmflccLEwfwFdrSSR6L/NKa/0WtKJz0Z34AAA=',
  },
  'everyday-canvas-tote-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJZwAAl3Qiz73/tQA/vTe7sg4BBlxnh8nj/HLRH2OAJzM6Iv5U7Qcg9A99b9KHIJ/KlRD/KNmZLhKA52nONsngp3loEAA',
  },
  'everyday-canvas-tote-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAwAgCdASoMAA8AA4BaJbACdADR52jc2bTxAAD+88P+tlHsNoSfSiQrIfnZFvLfG2ECGMbhQP0P2Maa9nNtH+pFFIZTq23NNQU7KGy6e615uoGXBcnynr8nbiE+jxGxu2YehRDLsgBeAA==',
  },
  'everyday-canvas-tote-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwAgCdASoMAA8AA4BaJYgCdH8AE5ku9u9AAAD+9N+9JeYbpHKUYYI/BGPpIUd8my+d4nQX7BiJLuIykqnNp57D2Oga0k73JyR2F/7DtJN2pXYUCbujud+LIAA=',
  },
  'everyday-canvas-tote-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoMAA8AA4BaJYgCdAEO9bMUusm+0AD+6uoF5nRjthlPvukNrElEos55/SGu+/UbbE1wfyJam6qB7wwd6iPdXWfJtsa8bdGXFyUE2RHOsENpcaUAwWUgAA==',
  },
  'everyday-canvas-tote-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAwAgCdASoMAA8AA4BaJYwCdH8AE75ql0pksAD+9N+ChFlqt00u40ibK2pK1qWlOXmYyJlbtVMSlHhP64VNJ+tPWtzLTcAbxj4oHO12wq1Zsz4PJBMFgAAA',
  },
  'everyday-canvas-tote-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAABQAgCdASoMAA8AA4BaJbACdLoAAvmoir5vtoAA/vPBhvaTC4z9GGgyZxUVL+hZHrEH9enldhRTMtVyhiW2alnjtoH80EVOza3ahMsuTlawsiP748zcUtF4iZaj2XIIkAA=',
  },
  'everyday-canvas-tote-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJaACdAELT3TLu/toAP703j2bHkqOKSHo4IPHMMYA+GVKr2xgrnYNS5utuMg5QRETDsdt5GXb5mkw1FJjMrwA',
  },
  'everyday-canvas-tote-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJZACdAEUVCt3D4NIAAD+9NxAqKo1u2REbUPZmRB9N3ULkbFPcQ9texS+qBYNx46rN5u9BX0oQmE4kwhvSUNymgvLAAAA',
  },
  'field-leather-belt-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAQCdASoMAA8AA4BaJQBOgCLaX/szAADiL4B0JdiXRJFTyOERAvy0Xq9RsiIJg/y+Q6Xb4eVAfxt70KpVEDP4fXD8zuiUxBT5wTEQAAA=',
  },
  'field-leather-belt-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJZwCsAEOzoR2c2AA/vTPGI07s8mllDkax/EwEm+3Mi9T/J8IHX1ZQIg+a2QAAAA=',
  },
  'field-leather-belt-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJZwAAubTR3lDgAD+9M9NCUWlBvI6+fI9knnmh+m4k+JvWia/X6lelACWWtzIAAA=',
  },
  'field-leather-belt-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJagCdAEWPPNe4cPAAAD5BNLpnuTokip5K17bIe6D3I5JFNKJ7LHqSinFDxgJplLSyhlzY63ot80sE3Vv3j3m+Nr7wAAA',
  },
  'field-leather-belt-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJYwCdAEOznrZOAAA/vTPGI05hWb9m6vtBeEzmpNHvsYcVPX7dEnotEISaAAA',
  },
  'field-leather-belt-yellow-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoMAA8AA4BaJbACdADcq31AAOgyfIwFj5FF2DkcepJULiBRE2KrpkqzQZt1eKcvs09uErca+vWlvOtHuk/Wl2gAAAA=',
  },
  'field-leather-belt-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJZQCw7EOznsRAVAA/vTPTQfWSFoIpV7R3wt68dXrzEMHU8mN1CAN9ifBdHoAAAA=',
  },
  'fjord-dining-chair-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADQAQCdASoMAA8AA4BaJaQAAube+jc54AD+bFZLSqu9XmFFNXvL/pfdSAHKJb3v45MnTswUZGYNnbswicOLIYuga9BNXRuOOLEAPuQfn47YhHw/nyi0Ypcpb8ez50HDxiBAAA==',
  },
  'fjord-dining-chair-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJaQAD4/Pv/i9rfHOAAD+9N3BR/Mr5tBHTAUUyuIxPeuuEb5+/7y9Q2E1mf6g3ykMcEy4B1OjTRADYhqzZ24kVWlUAgQA',
  },
  'fjord-dining-chair-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJaQAD4/QxUHAohtUAP7ookqmvHcsOO01eyBhY+cRHWv+Eez39hmGNq2twSnlw8CFhSCc+RN/EaH3Lsg4v1M2K65Skk2X4QAAAA==',
  },
  'fjord-dining-chair-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABQAgCdASoMAA8AA4BaJbACdEf/gegvXcYvJgAA/so96G/yoW5CujLGkWr1A8263fTJ+msDA1TiZ1JMwiT47Rzelv4eU+pV93JiHVzeUR5RxvZQ8d5Kirv179D5ZMY/D5z0Hw+gvoI5UXpBsmnbmpel/gAAAA==',
  },
  'fjord-dining-chair-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJYwCdAD6m82SloggAP703v5mm0bq1kE4ppt84LMYL0fcsmGmTpZBMmIXr7Joe2WlVvw4MrqmDc0k/L49EpT8TFIxG32K0AA=',
  },
  'fjord-dining-chair-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJQBdgCKKhGhW3YAA/u5aZWDM5BFE5enwXvZ0p7z2MXq30hACooJhOzOwF090/OuGR+st8z+2BfDCDaV8wi6XFNRafpjngAA=',
  },
  'fjord-dining-chair-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAwAgCdASoMAA8AA4BaJbACdEf/gegvX22/pgD+645rdKnowI/LbjUp8HxZKT93ijdnKHmg4HJ2LHdt6V1mtnXcEFTkdt9RqQJ3rrOTvafPcsXeoPj6+CgyyyYmW+cnsJCiUAAA',
  },
  'fjord-dining-chair-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoMAA8AA4BaJYgCdAED/6CfsVbiAAD+9N/Xij4sNbGOCw9T9cWIivlloTJxS3fJpPzL7bwkLSNrSYxMRW7wMZUFjNOEKgAA',
  },
  'fjord-dining-chair-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoMAA8AA4BaJZACdAYuHvtRB4cWKAD+8IeH8pRf/QuT7TR2uPw5P7zUgOGke3YgizYJXjyih5vPhr/iiboW4jAfDS0poAAA',
  },
  'halo-over-ear-headphones-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADQAQCdASoMAA8AA4BaJZwAApzCeqeqgAD+9xCRcgW+6F03wU3UEjz7wyundP/mhcMkWoO3M9e79FTxGLYpH2pQLRDqRv6QjssDcCoDuetVAawf7KPGbvQgAAA=',
  },
  'halo-over-ear-headphones-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJZwAAtz/83bYTYAA/vPJYp1jFbKlRJ3nTJWUR8MjofslfPFLBBOXQ9eSuT+0UkWObA8oM8cx0fNn6/yk3S2suc5eqTv8IAA=',
  },
  'halo-over-ear-headphones-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAABwAgCdASoMAA8AA4BaJaQAD5GvPXZICndSOAmAAP702O/x8ZevpWf25jq36RgiybGsUp34uEBE9rev/66oA5x2XGboh/0L0rC4fjIgcUkK24z0L28i1c0BAAA=',
  },
  'halo-over-ear-headphones-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADQAQCdASoMAA8AA4BaJZACsADZJTSjIAD+9xCRcgW+6N7ygS09SqQAnJ3K2u9ndDEZx7Hw8VudWQLl8HvWSP7/qMiF4BdW+dmIKSycyAe+SuqIiiseI4sAdHT38b1mJTlKRRx4AAA=',
  },
  'halo-over-ear-headphones-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoMAA8AA4BaJZwAAtz/mtjZAAD+88lfKuiS0rCrbBy/rU+t/6X5De7uYGfypkJXyPb2TFY0F3Wgl8tWEpgoVh8a0eOesuc5eqTvAUwA',
  },
  'halo-over-ear-headphones-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABwAgCdASoMAA8AA4BaJZQAD5CPPXZICumpiCkAAP702O/dyEyot+5wEDDbBTXTnpQ+Knhr6I0+DKkuvXdP91tHuW41vg2Zx8coyIHCyS05EwVPkLVbG0OAt/oABIAA',
  },
  'halo-over-ear-headphones-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQAgCdASoMAA8AA4BaJbACdAYtpczTXf/gAP73EJFiSnTFl3XPmeheWk4S5aJMNQxDYJCZ+7AbJSN9J5C920rS41TyVusiC6xRBpou1oETcAsJlUexfZUuesjzeLrXcWAAAA==',
  },
  'halo-over-ear-headphones-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoMAA8AA4BaJZQAAtw4ZJ94QAD+88MR8/GxSZhjmIr2BcXSMZ6cvYa31PKxwCga1tytTdCXXpkC2MVbQXXqUlIht3E4j82vB7mJZigA',
  },
  'halo-over-ear-headphones-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoMAA8AA4BaJYwC7AYvNbO3cPTAAP703Yjte4+L1/dTcH5K9dv6wdTwgd97/pP9lCWlXFXmsNr5pqt9PSiVIhK+SkthHQBNv71uY0XcPw56ZuxqZsTdoAAA',
  },
  'harbour-leather-shopper-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJZQCdADcSI0rZzQAAP7zgn+Fz1gwYdpIbWScr5qCEghAG5afu+bU3dneYmMGvcUIvYdoyiAAAA==',
  },
  'harbour-leather-shopper-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAQCdASoMAA8AA4BaJZwAAllfMNqAAP7039fMZxZU103fnGMcc5bIPzuA5JrNB8Mj4+7p7if7tRtuSec+eTSW25GpbvejfmxxQUAA',
  },
  'harbour-leather-shopper-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZwAD5LNWooU7fLCAP70370js9idB5WFInI77bAfdf24Zg+YTlvoEi4cCBh1x0xka/Tx5UHtFhS2qd4Nrg12QAA=',
  },
  'harbour-leather-shopper-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoMAA8AA4BaJbAC7AD0NA1swAD+84K4eTlppmvvjY1FXmtGQP433nbd4L5ntp/yM9fecHNbsGp/f19vIAA=',
  },
  'harbour-leather-shopper-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwAgCdASoMAA8AA4BaJbACdH8AE6W1UBEp4AD+9N/XzGcWVNdWVfTyx/vrCZV5hgg84SrXMsOo/x3KyUSuw7eukfLpGF/hsbAQ6UXnWbdNMqmdz1/KkuuAAAA=',
  },
  'harbour-leather-shopper-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJaAAAl3P+M1jn8AAAP7039YmyC6D2BOtcYaKnLG15vQVHjhPZAruoNp7OfFendatQ0AINCMpbSp0w8NtisD4fg+WAAAA',
  },
  'harbour-leather-shopper-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJbACdADhZYerJoAA/vOCtACx+HScSjfumEZA91MPx0Ow42UiQ7WeqCj96b8QSufsOOwnYOmAAA==',
  },
  'harbour-leather-shopper-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJbACdAELZQSshtQDwAD+9N4gxxlKjeOI+LdZftA9VvbGvSwkEfZ9Pi3sAYJDC0x/t2DA3I656Y7GqKYUHXpbodwnSPZs1DwAAA==',
  },
  'harbour-leather-shopper-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJbACdAEUorey+3AQAP703DdfuirhS6U3klf72t4nmk2V5pZJEwrTr6H/SZrd+XtKaG2xshlDVFho+HZoJKYdwhRW5kAA',
  },
  'hearth-photo-mug-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAQAgCdASoMAA8AA4BaJZQCdADbYvyEf9gAAP7karv0g8Xvd3/n2Octeqs2xs4ZlvEH+jH/H8Czzw2nmDZq/1oePJFLFD98crGY5orsHtT22C23NuxIgPahqyAAAA==',
  },
  'hearth-photo-mug-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJZQCdAEOenscRB8AAP70zxm8/CO/f5sLNlZMAkONvpmkgFyAjhVkOLQPnAy+F4joCetyAAA=',
  },
  'hearth-photo-mug-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJZwAD5AwNLOG8cYQAP703IRWNO5sHQyP14LknBb+VDYR2bkmItM64nvcRD1GOkUwOVhE5VbYAA==',
  },
  'hearth-photo-mug-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAwAgCdASoMAA8AA4BaJbACdADdZbLReCq+AAD+QS/Ku7AStEdz565r5mlG37cPd2T2dUw8wQjrH8/9CjiJittAG3UArQu46b9AxVKT8Owhb3C4YyDqv7S/M0TSOjjLuqmgAA==',
  },
  'hearth-photo-mug-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJZQCdAEO9cYJq3UAAP70zxm8/CO/W/qu1odrJjtKJaRutL+JG+fEL9/Snlybc7pmaZmp8ga+KOYt6AA=',
  },
  'hearth-photo-mug-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJbACdAEOWruKAADJiYG/G4ricsjCo/Fgr3lfdWdfWkgiIMmEr3QMjZsVTD3QB6DyPNKnowCEK5gicoAAAA==',
  },
  'hearth-photo-mug-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJYwCw7ELYTOU4gIgAP703AMaCFsc7kgP4Rl5Ufvbg24pacxfGUrs+fmJSy8PnPRo50DTSw+mvEFj+WqmIMYAAAA=',
  },
  'hearth-photo-mug-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJbACdAELZYkwCoPgAPzYWuX2pX4NsHcMpuCcGtbILG12N/KGPSQl9YxDIU7AhAW0y/RfZ/sKbvKh2E4MwiyA3dMMbeNmQAA=',
  },
  'hearth-photo-mug-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJYwCdAEOzoMmdwAA/vTPPmIJvV2sCzAbN0DhBtxTPakq8ApeoUaDXKEqDYp0g9HSMwpAAAA=',
  },
  'hearth-photo-mug-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoMAA8AA4BaJYgCdAEPDTvPEv/jwAD+9NvRSqU0cVKhB8/m8hEppG3LyZ81HCVGubfnoDeBsIPBDAGIP1QKwgAA',
  },
  'home-film': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwAgCdASoMAA8AA4BaJYgCdAYwnTEAtVtNAAD+88MOMbL2hZbvWT6Iw3uvCW64bIPEA6eYxQJNOfjBPTh/UOEkGPtnr67PZyxEehDNM/K6DxjzyCdzsyZYIrfnMzB1QAA=',
  },
  'home-step-1': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJagCdACIUB1tmAAA9wQanJlOmSvbpfvpoaJUtDhCnlotHg5B+w76izNwJz/m2by7CD7oXc5ScO7AKY/UMbF8AAA=',
  },
  'home-step-2': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJbACdACkjWpjpcwA9wQanJlOmSvbry45reerXZe5K6qh1pfEondqeRUSWlqgNhKOB/UIkvd2xCZLnIdFMfqGLpAAAA==',
  },
  'home-step-3': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJbACdACenmvN6OgA9vzd30avEQDBnVYY16Zl5AAiYiJKmFxfuIcSdTwgFBkC9F7Y1em6ZPaBI/TjWke5NSFUdW1rgAAA',
  },
  'keepsake-compact-mirror-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJQBOgCHhl+V/q6AA/vI0yt+Pv98LRCwiODkQ5ESUf3jwdVQ/PsCBJEae4MBD8LR/Nqg725nFlNprPlQAAA==',
  },
  'keepsake-compact-mirror-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJZwAAudPbqLYxAD+9M7y9brp7XQl1VtBAdBAc5z6jE/Ss4tXGhnvQHQSjmrbAAA=',
  },
  'keepsake-compact-mirror-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoMAA8AA4BaJZwAAudGrwAA/vTM6zb0yy9iF6Jo2cWYN2sWywgAAA==',
  },
  'keepsake-compact-mirror-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJQBOgCHhl+V/tuAA/vI0yt+Pv98LRCwiODkQ5ESUf3jwdVQ/PMPZLprMk/49gdqmjIHCj9dmjgOi9Yrl8MyuvewkR0AA',
  },
  'keepsake-compact-mirror-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAA8AA4BaJZwAAudPVROWAAD+9M7gYnDa3Ql1VtBAdA57QFDebmu8TCkE9Mnc1xxwAA==',
  },
  'keepsake-compact-mirror-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAQCdASoMAA8AA4BaJYwCdADV5AHAAP6vjRz82XL/uyoy2fRAdY5QrWO26S5nuGH/ZujU6CDX3kPGMMzik9xEopHrnBv3Zh8oAA==',
  },
  'keepsake-compact-mirror-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoMAA8AA4BaJaQAAudGrwAA/vTM6zb0yy9iF6Jo2cWYN2sWywgAAA==',
  },
  'keepsake-compact-mirror-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJZgCdAEPBbDBYyCAAAD+8jTK34+/3wtELCI4OsBAJXNcptJz69i/21z0NliZs/sqf5bE7NlFsaLK9sgYMgzIAasnlUCEK6AAAA==',
  },
  'keepsake-compact-mirror-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAA8AA4BaJZQCdAEPAFLJkAAA/vTOTMLarke045vPccnJ/GWyxgetJRf3+nAA',
  },
  'keepsake-compact-mirror-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMAA8AA4BaJZwAAudQuSagAAD+9MzrNsQWVU9Y0aIId2Pf1wgAAA==',
  },
  'ladder-shelf-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADwAQCdASoMAA8AA4BaJYwCdAD6D+H+2YAA/sqyxkZkh2326vc2CxBZs0f0ttJfY4i1J9Sxj6dRw8vjcNdSopDEMktxuu5Oa0+7arp2qVyYXw4O2eM8A9Rk9DTYhgRpFAOXx3PLHBeuBGQA',
  },
  'ladder-shelf-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJZwAAlwwEhj4KgAA/vTfwl+Elrkh9eqLSWmdbgVSJM/JOgLQEvn99VKOYNnoJcqjtRZFcfgAAA==',
  },
  'ladder-shelf-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJZwAAt0AKd6Uxy6AAP7zyKll/p0drJZxD0LGIjVsmGfODT5UrYlx+jyrj5vZ3Qn6H9j8AAA=',
  },
  'ladder-shelf-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAwAgCdASoMAA8AA4BaJZACdAD0Rxl0hwlWAAD+4pLyS+yduD25FRzoma0mPjFsm0N7+yuj7xaJ8SBUZfRYA0WEk/vF0Vzr7TKnU6Z6pSh9CTAvA7jDp22gxhCavQ8bkFtoAAAA',
  },
  'ladder-shelf-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoMAA8AA4BaJZQCdAEO+ovEFNjAAP703iLNzy2467viaoZ0ltWoZgP0vpSS4Y1HM1cDC16cAAA=',
  },
  'ladder-shelf-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoMAA8AA4BaJZQCdAELXbg2WCxAAP7zw05RP1tghyDkcR4lU1zzIGmCM6bqt/evuR1WhSg2CQAAAA==',
  },
  'lagoon-one-piece-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAQAgCdASoMAA8AA4BaJaQAAvwWiR2NHToAAP7rvM1qRifexrpRliXxbHrNu61eh+4dV8kYyq7IrywOY+8jluN3/PYQ9lopGM3Heut70COHeKpVoStLK1mkRMAAAA==',
  },
  'lagoon-one-piece-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAQCdASoMAA8AA4BaJZwAAlvTclIKAAD+84ifremVu+A2eDiTfz1+oWh0oO3lnFRZ/j8sZfsQX9SwiJ7LZo1cZk/wtyQ6ZZhlRpLiiPZM0qBAAAA=',
  },
  'lagoon-one-piece-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJZwAAlxV77iNlIAA/vOACeLhi4WCufEm/fUaJafDW7/iWDK/fILVR+CgQYsX8n4sk1yor2FUUgLmDlcYFgmmTMIEAA==',
  },
  'lagoon-one-piece-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAwAgCdASoMAA8AA4BaJbACdADcO4K6zajtAAD+7lst9oVfjNG5qQ5zfSzoX+Q+3DhxLPHjXoknNL3yk2+22+nZqqO53Bpkl1nytO3faPCfz/uv0fiaUhqDv5sUfxFXFpOgAA==',
  },
  'lagoon-one-piece-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoMAA8AA4BaJQBOgBufBi4KNQAA/vOBys6Zc2zd3lx3ivYlNrsNo0ZynaS0mMsl+Ga6FUWVY8C5BELfcdg+1oiILRSV3eyylALluPEK3sAAAA==',
  },
  'lagoon-one-piece-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJQBOgBujf4RkNAAA/vTe7tEJvkRQDjRko6TPZiWazP4rFZxRhUENPfF9xroOvGc9tvdxjqCdNXBvLWcJlifmRhvFjAAA',
  },
  'lagoon-one-piece-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoMAA8AA4BaJbACdAD0DCkLMMEAAP7wi140RrsNau1/4Kr/LQyUgFIuZWSYl4I1pffny3qgAsihjMaOloGWPNJtzJ8Yder4A0tD6/1cu7Ci+2+QXqcldwAA',
  },
  'lagoon-one-piece-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJYgCdADdHBIuEMAA/vTfvWhTo9owig3I7xjqXVjlmmCYYaSyo+7eAUx+cUMnt+Y3IeieIaxi0Xeyyk8sAA==',
  },
  'lagoon-one-piece-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJYgCdADdG/vUeiIAAP70371sqNEf+sPdKcjizvOX1RpO4jnM0SQ5sju38Rcasq1JFdcAJr770yotRSbM5oAA',
  },
  'lantern-photo-lamp-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoMAA8AA4BaJZgCdAELHFtD2vdAAP7yNVeV4EsOnGpVTxAONE/Ehqj/vPuXYS/E/+3mEa+O12BZ9dgA',
  },
  'lantern-photo-lamp-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJQBYdiFsG60L/mAA/vPC776Hs9jKkQQnBb8lfiygeL37l0/TorqDqOvUfW8Mf5G7cBDGgAA=',
  },
  'lantern-photo-lamp-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJZQCdAEUpCPG+MkAAP7zyKgngUNtgAhSXEZiYF7u6skAL66vpX2LUCI6jr0lBD+bCDlIfAA=',
  },
  'lantern-photo-lamp-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoMAA8AA4BaJZgCdAELHFtD2vdAAP7yNVeV4EsOnGpVTxAONE/Ehqj/vPuXYS/E/+3mEa+O12BZ9dgA',
  },
  'lantern-photo-lamp-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJQBYdiFsG6UkYW2AAP7zwu++h7PYypEEJwW/JX4srd8B9gx8/7V8ur+5vrClxsoTtZGwAAA=',
  },
  'lantern-photo-lamp-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJYwCdAEUpCPG+KoAAP7zyKgngUNtgAhSXEZiYF7u6t7Gb9EVNG1TqBEYG//kCn+Q7qVd4AA=',
  },
  'lantern-photo-lamp-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoMAA8AA4BaJZgCdAELHFtD2vdAAP7yNVeV4EsOnGpVTxAONE/Ehqj/vPuXYS/E/+3mEa+O12BZ9dgA',
  },
  'lantern-photo-lamp-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJQBOgCFsG6UixYAA/vPC776Hs9jKkQQnBb8lfix1dV3wwP8NxPQjg4qLH0eR5pBmfpkAAAA=',
  },
  'lantern-photo-lamp-yellow-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJZACdAELX+nceWqhAAD+84iRvVUCQvKf0N0ltxAsdarlsoAV0zWFkv4V0hyQZo/Pv1xCZng+RCSZYWwC/Odwf3XqAAAA',
  },
  'lantern-photo-lamp-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoMAA8AA4BaJYwCdAEUpCPG+0KSIAD+88ioJ4FDbYAIUlxGYmBe7urKsLXSPTNqnTurkNZblq2XoiEgAAA=',
  },
  'latitude-bar-necklace-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJZACdAD0sevhFwAA/uAErtxZJV9hw1wtODGaTfyio+RAzUp3hg1pb3fpdfCQbAA=',
  },
  'latitude-bar-necklace-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAA8AA4BaJYwCdADyoBATS4AA/t/C52meuuKLLAX8uRVpPzVabr7o94Sa81GQAAA=',
  },
  'latitude-bar-necklace-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJYwCdAEfbhHG4mUAAP7wfp0bLFSrGsGwgCFuTHg9nXibds+si2RRvUNMIZvZs48sqqf21Fr06NiAAAA=',
  },
  'latitude-bar-necklace-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMAA8AA4BaJZQAAudY3dI8AP70zh77HLuXjr1mnuU/cmDBD71SHAAA',
  },
  'ledger-card-wallet-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJYwC7AEal2toJLfrWAD+8IvcuZiIzeLPKwC56YZXGpvHcyQqWYQIu1ptYQ3JOnOs34/i9d7if3gqHFcIhl6ROw2f/DToi1wAAA==',
  },
  'ledger-card-wallet-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoMAA8AA4BaJZwAAucYHKHQAP70zz5r1lxTP/NaXPbmgj3IMm7pK4/C56djpLwiyQTlPgegmqe4FmOgQAA=',
  },
  'ledger-card-wallet-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJZwAAudkUrNBrAAA/vNw7IhqyNfzKxmEWcPeg/xcR0r1PSrwmtkjKXbigAAA',
  },
  'ledger-card-wallet-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAQCdASoMAA8AA4BaJaACdADdguMMx2AA/vJtEruQnAgxrb0MRbX5oS6H8wTVSR7XMIQpuXTMIUNYsGXA6xzYJfgyz/1KPmR6jzKbISx71wW6ZI6iTaoLVUft87mNHgAAAA==',
  },
  'ledger-card-wallet-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJZQC7AEOznrZOAAA/vTPTQQBkMBgajikfGU7V3phvfBxOMZq9/A629PYQH0Upg9t+AAA',
  },
  'ledger-card-wallet-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAA8AA4BaJZwAAubTUrZ6AAD+83DzEmayL2s/FDPh1/j+oGleV0us/R1BsAAA',
  },
  'ledger-card-wallet-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJbACdAD0qgzUw3gAAP7zyKgpC5eMWRLWJNB2J8+5ACyp6ZD7HGlmZQ639jX163+8hn2Pa0rL3vP5FOoldbKsg/H9i5el/ZIwAAAA',
  },
  'ledger-card-wallet-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoMAA8AA4BaJQBOgCHgAJWo3GEAAP70zvL4geBlAQ6EEqyZp/VnXzzaGeYrSkQpX9L0JiwAAAA=',
  },
  'ledger-card-wallet-yellow-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJbACdADYup9zAACuzh8uc9EZtAYQ3jrYizIXu4GBGZq2i2Gy5DHWabxSD0aH/j34uzPBN/+3O1bMGYAAAA==',
  },
  'ledger-card-wallet-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoMAA8AA4BaJYwCdAEPAAHf9WYAAP7zcOImywZBIDDJbMw+7ObxhqbKQyXtuJxnuAA=',
  },
  'letterpress-soap-trio-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJagCdAEUoxiQlGoAAP7yEmsjpg07C7sOLkRdP3xueAtWNCUzq3Zx9gHeAJNndh3J+k1EjKvgmxOAAAA=',
  },
  'letterpress-soap-trio-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoMAA8AA4BaJYwC7AEPAwmVTKJIAP7zcuMaVwhzcL+IrSQYRbvyuynzD5uWd1p+bWbs0YAA',
  },
  'letterpress-soap-trio-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJYwCdAEO9b5sdXMAAP6vVMOPjpxGPknYpDe+AhomzDSIcM95nQ6bFY7cZTLjsnAZ+z/DC/MsMh+pyFD6vAAA',
  },
  'letterpress-soap-trio-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJZQCdAEOz12T4IAA/vTPTIRJZT4p+vOvfe8WyCNrGI7/NQ05VpfIIi6isQAA',
  },
  'lido-stripe-beach-towel-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoMAA8AA4BaJaACdAEe1/KiOomAAP4nsEobHasENF4dfoGp2P17P1w/xBX6SoRAA7Iyfi0VfHGf9ZDrUOwcW34CBOnE9udishgAAA==',
  },
  'lido-stripe-beach-towel-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJQBOgCK11rcFOlJAAP7uW0U8HvxMLxupr1OV8updV+fUguA1Vv4EAXYnS3ReL4rQhxhG1ez6zioNoqJ8YeWsgRXyNYpqUmdSAAAA',
  },
  'lido-stripe-beach-towel-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJZQCw7EP/lHqDDKAAP7zk6Zcu3Oj1OW/H4cvslAWZ93nfVHfSAt4SZCxpAM6ubIOE2YzjHzKenE0YnTGzgAA',
  },
  'lido-stripe-beach-towel-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJbACdAD5didUCIAA/I7K0UMbDI9hwT5zg702jTc1XGTbhKrZ4OfngSwbkLcKfoUdRflZkXuTr8A7SXMgAA==',
  },
  'lido-stripe-beach-towel-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJZgCdAELUP4ksvGUAP7wi9vreUzSIAz7NUt4013rVaQ/KegS7UOxgWl+DCcClbJDovwPTIK/SGFhxk4uosAA',
  },
  'lido-stripe-beach-towel-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJYgCdAEOjlGNQt2AAP7zky6DuBp32SBlzs9pzFv79HALFYzId8cZfwPBNkflE94a5GNJwTOi7yodwAA=',
  },
  'long-letter-photo-cards-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJZgCdAEPeeR4hHwA/u2yBoYB/Vm8PQZyc0IdgETT81s7rDB0fy9wl4bWKHm6TUdwHPQTNXmY2xkt6mnqHT7dIoO3qDTq1ybbCdBnwgAAAA==',
  },
  'long-letter-photo-cards-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJYwCdAEO4WrL+AAA/vTPTJVb6G/Ie4rxnBgbBnSfbbJGYaMm0/+rd9EL5FRPYAjLIAAA',
  },
  'long-letter-photo-cards-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJaACdAEOvDC9YggAAP5QyGt2vSUWQ6o0A8r3JXRmC2+5ggsYuL2FWj4kkBfEZ769ag7uTq1oAAAA',
  },
  'long-letter-photo-cards-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoMAA8AA4BaJYwCsAEPAgf0jvQAAP70zymTx/E6Y9alIU8WpxH9DfwJZi+4iZEr2k6ekAWYGAA=',
  },
  'longhand-writing-desk-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJZgCdAEOut73MAAA/tRfInbgUvRCcZRJ6r7KQPoOuEnDiSlpZ9LHFUOhrrPCpqOdV/Xj9gQAgWwA',
  },
  'longhand-writing-desk-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJZQCw7ELVgjhIoAA/vTc13p84bY5PGdKR0Ik5LsSCpfM0/vPG4Ah6xQsKQbQsAaQAAAA',
  },
  'longhand-writing-desk-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoMAA8AA4BaJQBOgCGUsy7IAP700yo3/ZTFY6XQcQYP4c903kYqx25z3Q3pZcR7qRqS66HiDZMAgAAA',
  },
  'loopback-hoodie-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJZQAArCuHnNHj0AAAP7zgv3zvS3gRANAvBcmiF4xqAcKTDraNf5x8q85rSjdER+YA3HSkhtcjF0hUYu5IaNR3FIMGLuAAAA=',
  },
  'loopback-hoodie-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAQCdASoMAA8AA4BaJZwAAlvPYYHWngAA/vTc82up2+H2AeRl4irvXdJXBPiOBp8D2sfMyNyS4JRfh8ostcHvIENO4J/DW5gCSuV392ha/cIsN5ojDOBAAAA=',
  },
  'loopback-hoodie-black-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJYwCdADdHnbYEBwA/vOnxgCAPqHaivCd7AX/XEqltLDoN9Ka/E1as8L4igQDYUNFlbZPTEhMlbM45ZSSzgHUu05uPwwzwrP+2NmfQQEAAA==',
  },
  'loopback-hoodie-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoMAA8AA4BaJZwAD5StX5o9eL18YAD+9Nz9gqZD7Vm+hP2XJnOlSQn4RKdf/PFhfhBi6U8fd4hfrrUX246k0FYY4aHOvai8Koh9LQkXPSwFEgLePwAAAA==',
  },
  'loopback-hoodie-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQAgCdASoMAA8AA4BaJbACdAD7j05sENAAAP7zgvxgpHS0InmePgyFLaRTZ/PuUu5uLVbCzOyBW8TunBXjbdoDVpdBM0z7Qt9PCm7Eyy0ZssrX/U5z2dV+spmSjv4ChIAAAA==',
  },
  'loopback-hoodie-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAwAgCdASoMAA8AA4BaJZgCdH8AE4hmL99VlAD+9NWeezXxJ9d4+ax9eFIUxlxUz3M47bzYRsOGXXmw5xbUyITVZ9WZ0m6juzCKJ/PR9c0H/Bu6E8JIyU8zQyX7AAAA',
  },
  'loopback-hoodie-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAwAgCdASoMAA8AA4BaJQBOj+ACdkVwZNTmwAD+9NlLKeMyWyZSNg0GnYkNpo83r+Hszg8/apusQ4V60Tlo3r6fJqLX/NcZu2emSYtVoDhLM3cedGEfQhKPaVFsHlHf8OF9ryaQIsgAAA==',
  },
  'loopback-hoodie-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoMAA8AA4BaJbACdADdI27q9AAA/vOC9jc1OeT6EMo/kInCI+9ZEdx968ztacUcBZaJuDoJuPnQUv9UGc7asdutPdqWw55zlWA5w37pWu4bvTAA',
  },
  'loopback-hoodie-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJbACdADdLCjASqkAAP703YjT96ldSHCNr3HyCG82nRLnaKQ9eOS7eLCJnngnD++7BVSNIDGMmQiS1w3MdLMFhkhsBA2wyfGeAA==',
  },
  'loopback-hoodie-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJbACdADdr0S1PpbAAP7035EpCYbww2uj1bOG0WvegCVoBrzlGt6go/5QsEMbz8/mKNVPLjMSwngGyHMfznampEY8/pealNNAk4AA',
  },
  'lumen-silk-scarf-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoMAA8AA4BaJbACdADhAYThWAAA/kQZ54JCZUhjdZTgXW9dLSjWG8GoStkqw37KD66p+f84OKD9/cjVHrda2/DPoLIHXCum8bs9os8GcUAAAA==',
  },
  'lumen-silk-scarf-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoMAA8AA4BaJQBOgCFp5wYPYAD+8359ZjWNKK0Y9ibCwUGGHzVV5MjtFuBA7pCyJwmEn3lU9qtXSJsRFdUjwdv251he1FRsadEAAA==',
  },
  'lumen-silk-scarf-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJbACdAEfUd612XmAAPzY3lxtmTpUmrHOGM8/D86ezrNf2x2PQPFhrPP1lKjBFKF8tyeq9HMrP69dPb8c5d7s1heqIAAA',
  },
  'lumen-silk-scarf-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAA8AA4BaJZQCw7EPAFiw1swA/vYFT8L90JWmErAXV84d41n4fdEnUhfgcBXf5XAAAA==',
  },
  'lunar-hoops-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoMAA8AA4BaJZACdAEPDKcZzj8AAP703j8OK2PeYo/YxtU/sbx92M8JLomG7SnwBPzrIDNHiSf6HsNSzs27LeyPrHLZtVv/3U4/xdwR3sX4VRmSRwvDUAAA',
  },
  'lunar-hoops-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAA8AA4BaJZQAAudn7u5MAAD+9MwoUvO+2DUwTtg0ODSfJUu17x+S/pmnCf7LvqiIAA==',
  },
  'lunar-hoops-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoMAA8AA4BaJYwCdAEPD6f1plkAAP702sszc6IaCoRT02EhSAbwmqSRXrK3W30e+aLnUp+VAAA=',
  },
  'meadow-knit-jumper-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMAA8AA4BaJaQAAubeWZQAAP70z16oBGiuBgXcxLSM7SqfmllvC8AA',
  },
  'meadow-knit-jumper-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwAgCdASoMAA8AA4BaJaQAD46vqv48b1+QYAD+88leGykF4j8aFlVm27P4/BOfyroxzBlJ6UknamRq5G533qf4JTm03rw5tE17gsl/xQPO6FSukWQrd5sCAAA=',
  },
  'meadow-knit-jumper-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAQCdASoMAA8AA4BaJaQAAuts1SM/0AAA/uiip8i5KBNoFmgjUfUpkPbxLPwn0MVPkGFZz9kLMXRrnGIBlKFZ8/ReIVMtv8718PtV5Deu9B4ZNUgNSA1wwgA=',
  },
  'meadow-knit-jumper-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoMAA8AA4BaJbACdGuAAs02vaRLAAD+9M9cVXKyqPbq/JaM0V1R6mg2+aFKTG1cm6j3fRhI965H7K24AAA=',
  },
  'meadow-knit-jumper-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAABQAgCdASoMAA8AA4BaJbACdH8AFN/SsaRH+AAA/vPJYp0y71exQmMaymqcyt8GOTurtcVR94vDuTArdw7ncWVESM7iTGJ87mF3DxiJ4gO9KeSZxDOF3U1/CHFTgpKPaFykPL0A+qOhoAAA',
  },
  'meadow-knit-jumper-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQAgCdASoMAA8AA4BaJbACdAEQaG07z66wAP7uW7QHjVuwD8cVoq3WgEK/0l/uK2NLH1a6PZnY/36g226gDYWe4FUjbCYi7GVdkI9vDASdqZoIzDZcCDMVZQynLh5AWVAAAA==',
  },
  'meadow-knit-jumper-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJbACdGuAAszZ8s0AAP70zvTLtgbMTRTY6AHVEabAik5k6y3nX35Znfu+sESIm6jzV8AAAAA=',
  },
  'meadow-knit-jumper-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwAgCdASoMAA8AA4BaJbACdGaAAneyaH0tAAD+84ifv25XvHZG+kDEa4FnM6Dis84ZzM9OpW8OiuHFldhmppMWPk6lRfomkR6PqFYz8b/NiBOvEYLc/opRfSg33xPCQAA=',
  },
  'meadow-knit-jumper-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJbACdAELX/PQ70AAAP7ycF+eF+Y/ciy74W1Pll33gOAYMwMQ0IgZzmZ4rwxRdxthm2mMGz2vVEqJgSw5R24bhItwyXDK6R2yAAAA',
  },
  'meridian-wall-clock-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJZwAD4oxZ1JZed95gAD+1G38EaujvG+7xf5rj4EA8p0Aa/8N4lyn7hh0CsY+xD8L6D2bCtzMi++GbBkBiLRsR1j60K0q2wAAAA==',
  },
  'meridian-wall-clock-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJZwAAl1gRpsHrRnAAP7039Y2n1WHGMTTPh3LOGcICe4xHR3UbUzAHYJiTbdDbgciXz9LHT9Qpsb0IAA=',
  },
  'meridian-wall-clock-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJZwAAkssnILCMQAA/vTfgq/Sxr9T6J97pXTJ9JTtVLuchxllycLjdyr+n3oqVTJ8BRpMs7tsm4oKUCAAAA==',
  },
  'meridian-wall-clock-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoMAA8AA4BaJZACdAEUU9k7yLNMAP7nffwmJ8YlO4ctA7y1j7rFT5OPmH/WEh/w4cwVwo8eeEMOuXLFOYZ8TvWq1EPhTv2QXCqYh6H993Pz0PWygAA=',
  },
  'meridian-wall-clock-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJaQAAt0AYz8Av89AAP703j99nDNgo7D+Eia5/Bax6AMEbFUZLbfhC4Q2WYBO5Uwfn29yFQAAAA==',
  },
  'meridian-wall-clock-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJbACdADde6i3/ipgAP7039ZUvvMyOVDU+eeEgGTOmSCtiinHJj2/TuNnL+jpKQlz0fi22hOTS0jflRALV90vyA90AOe0VYAAAA==',
  },
  'meridian-wall-clock-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJbACdAEfUkKwpZMAAP7v/MmNZlDudlGAS5BvoxN6Ov6JKyYRDhqn1dIBkLUPsHKraNLcze2UTnj3c/gJUhrBK6kn+OBYTUAAAA==',
  },
  'meridian-wall-clock-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoMAA8AA4BaJYwC7AEUVE8n3s/aAAD+9NSV/mXa9z8tDfKVYMVqtfoMrpIGCQeo2+xcRsV9EvqkAA==',
  },
  'meridian-wall-clock-yellow-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAwAgCdASoMAA8AA4BaJQBOgCP8+68E8zIzwAD+9ObNcOCAHCjuPMtOvdaLB03KiEt01cRmuZs75ppLtCC8JJdBBzSOpg1BuC7r6WQT96BhToDIDACiAAAA',
  },
  'meridian-wall-clock-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABQAgCdASoMAA8AA4BaJbACdAELZBHdO9a9ngAA/vTcAeT++5J2hsxJ8GGCKjMLdImKiCAgPACv6NHUYGX5A2rnv3CUDhh2rcqXYlOGY4uji9yWTn86/AAA',
  },
  'morning-ridge-framed-print-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJQBYdiHgTXAqXWAA/lt3wJ4/rJB4rLPurMvGPoVMRvTMxvdYlLTOYivg291X5KsrYnhDPsCe64AA',
  },
  'morning-ridge-framed-print-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJZwCsAEO/GjGpgAA/vCHjVZMwCVLaug1uz4a+N5Bubn0GZcxDJOswh+VO0XeNkrOTz8CW3zujVaph1eoAAAA',
  },
  'morning-ridge-framed-print-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoMAA8AA4BaJZACdAEQ5WWkntIAAP7uWy4NBihjCtoDU2f9XDuNJYTOBglhnnI6wnHoVvA4X3NlzVmF33LSeWvQEH2AAA==',
  },
  'morning-ridge-framed-print-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJQBOmT+AwNeny4RAAP6xDewrlOAbJAJWe09uxNRgdy7FAgx/MsT9VrFRaWC++Oed6NV9scAzLCKrZoL2EyIAAAA=',
  },
  'morning-ridge-framed-print-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJZwAAveD2XoHgAD+8EFuM9kntge2cWz4SM0xf4uJikjxL+atl8IftTydq9jnM60WzaCV/yJPvgAA',
  },
  'morning-ridge-framed-print-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJQBOgCHw4O0FAUAA/u5aKP56eFCB3Yv3s8WYlWL+0OcY1pYM4b/2M3gjveM0zc4evhsf7cI2ET4bmcQAAA==',
  },
  'morning-ridge-framed-print-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJQBOgCHf/WpBQEAA/t+KuyAiOfISyniMdkZ+dn3os6Rs7N2fxcFR7BRFyQHkb9SWB3WcIpDZ7B4b4ghCqzEAAAA=',
  },
  'morning-ridge-framed-print-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJYwCdAEO+q+1hYagAP7yNGgV3ubF12mawpD0+6/D1g9a5aPwh+VOLp1IGWVhIk9gT9MPSAAAAA==',
  },
  'morning-ridge-framed-print-yellow-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJYgCdAD0mTYClNIAAP7zwxDIfxImcVtLiQJoLNQB3CEAoC5aI5/ULm2cW8tbBx80uQEBTahRgJUepQ1YPpA1QsIUJAAA',
  },
  'morning-ridge-framed-print-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJbACdAEU2/ZkIUzoAP7wi11xj5nhfECACJRROc3tdkHByrLk7y8iSfMJao5tEWLmLnb0g4s2t8+8zNMg+gAA',
  },
  'nightfall-face-oil-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwAgCdASoMAA8AA4BaJYgCdH8AGK6/gHUSgAD+88ipZgDfnasJj3nLcpuzGnhprt5SJxivaZVOrToAut7FjFmi66hoWP9Roc4Zh7Fj1Zbz21jk4ZTb2Nz8qea1eHjpQAA=',
  },
  'nightfall-face-oil-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8AA4BaJZQCdADdApvKEAD+9N+9bK3Q3Yf971VfTTUp++jWi/qvdwHdNgFyE3qvhx5i50AAAA==',
  },
  'nightfall-face-oil-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJZQCdAD0ijadOQAA/vTfvW3YEzrbT4SiWA+52WWL9V/RpZFqV8KpxgjYXSOTgAA=',
  },
  'noon-sunglasses-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAABwAgCdASoMAA8AA4BaJZwAD45QNYhSkf527cpAAP7t72Ya0LPwVMXZsD892XrShzmtDjr/x9b5PRWZkgzWm6YvGhmuRKKdnY1REdXZLiWnSvNWM8VfNR0/HQIAAA==',
  },
  'noon-sunglasses-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoMAA8AA4BaJZwAAuYRxDgA/vTPPpK3fu6gsX+nMyyLdxMeBnfxOndhLrJij/CeLQBAAA==',
  },
  'noon-sunglasses-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAA8AA4BaJZwAAuXiuoAAAP70zz5tHXhkiTs/HnAwxm4y35W60OnlrVW7YlUIAAA=',
  },
  'noon-sunglasses-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAADwAgCdASoMAA8AA4BaJYgCdIDfJ/tsAE93GhrTeZRBEAD+8j4vI3GERYDjWmdsfBTNJvkvHTN/LR2uGUpafMP43BbhiCtPzFosAF0wfuW25CdwbQ2WgGBrPejypc9Bojh8RbkrutAAAA==',
  },
  'noon-sunglasses-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAA8AA4BaJZwAAudnrGmQAAD+9M80P9D+Xn18knumPFXFRy/BtdXlRZsywKa+BBgpMCAA',
  },
  'noon-sunglasses-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAA8AA4BaJZwAAudpXFQrAAD+9M7+0Y7T+Hn2Y61xw66vbpYYkkhbcIwFAgAA',
  },
  'noon-sunglasses-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAABwAgCdASoMAA8AA4BaJbACdEf/geG3A9F5aNoAAP71IvOa/3F52kievXjFl2mOEiih7t9PWlKe9G7tiXquef6YJLvr+kqOCYiMEuvyRXPU9/3s8xNLffH6xu9FMOdwaETNZSJ3BCYAAA==',
  },
  'noon-sunglasses-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAA8AA4BaJZQAAudA2L6gUAD+9M9NLSw6wuP75mwhFub88caHUtdVqsYntpn4nQgAAA==',
  },
  'noon-sunglasses-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAA8AA4BaJZwAAudtvFeMgAD+9M5zwos9I8FTRcR1f6AMd5UOzKL0ET6HwAAA',
  },
  'open-air-gallery-canvas-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAA8AA4BaJQBOgBufR0DKAAD+7bGo4aYO8Pa+n66VzFwwkxyTpdLsesAAAA==',
  },
  'open-air-gallery-canvas-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJYwCdAEN9S291LeAAP7ybLAMqRUOOK9U5bAB3NQO++JOtxh+fv6GTfzgRnX4K539vlk2B0XmhFZmYAA=',
  },
  'open-air-gallery-canvas-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoMAA8AA4BaJQBOgB6P5ukHbAAA/vPDEF/PnxXcHubC7wh0SyPfjYPjQqETGgqrUVoY2bZGPTumscu6Fp9N64+5jm5Gtwmc99OuoRVteAAAAA==',
  },
  'open-air-gallery-canvas-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoMAA8AA4BaJZQCdAEVVyIFspAAAP7yNHsiTOSHCeU1/e9St0WlXF2HNMOtBMHHAAA=',
  },
  'orbit-earbuds-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJZwAD46vt/6mas2sAAD+uw6To6cyjaSiVPbx7GzOAZqhba14oVtwrcGJ/xOPwJ0Q/MLV4t0Cyn7pvlvGrQq+tuR2N6DYwVgAAA==',
  },
  'orbit-earbuds-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJZwAAubTVELn7AAA/vTQmH8SCgYgEnU5Wi92zSahelD290YvtWPKEZxvwyPXyzAABqAA',
  },
  'orbit-earbuds-black-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoMAA8AA4BaJbACdADb6Wp70gAA9waCVMIqa8oSZawBp8FGA8fAXFHp77Cs8iBfoemwJr+EYo1vQbhytN66GhpcArzSp9MUxUhwikldwAAAAA==',
  },
  'orbit-earbuds-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoMAA8AA4BaJaQAAudfKHDIAAD+9Muf8ry3WZGnKy8g3w6JceX73ItumJnDeimckRnUVgxXkQmjCAAA',
  },
  'orbit-earbuds-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJbACdADz2zlVkuAA8DFSfhSblxuTyWlpvJ2uxYu6NXI2vo3fGyBKr1F27KTiV/j+pMA8GZaFifRjmD1Az3jGfuPQ/9cx79lOreiSkXAAAA==',
  },
  'orbit-earbuds-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJQBdgCHcf0ETq3AA/vTQwxNa+O1BokgHMTULz5k+0tfMMTR+HL53Oc82gLhcr96Wyqs6AAA=',
  },
  'orbit-earbuds-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoMAA8AA4BaJZQAAudNTL2gAAD+9Mzt+vu8pLu21GnYdkNXr6cq2IPEaWZ9TWukCRl4kr0LeQAB+4e+TAA=',
  },
  'orbit-earbuds-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADQAQCdASoMAA8AA4BaJbACdACha6RMAAD+sfI3yWTM9ghKynZlfP29fQCjnw1kCbU3/a8bV909hosQJM3DTxWjzTawVsjIlm7rVNiMhi+zy52aH11wSw3djewZmYHF4EnJK6VrTxALAAAA',
  },
  'orbit-earbuds-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJQBOgCHcf0L1OoAA/vTQzMVM8OUNsM2HUUx1/nU7wDZWR+gwCQOGggM+4p3EZI3CAwjUROkNmP7gAAA=',
  },
  'orbit-earbuds-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJYwC7AEPAAPd4i8AAP70zO37B8u4Pj8JzxTDd7ivoXkddZWMDd5Mje5aBMu4jMnMor3ryiAAAA==',
  },
  'orchard-pleated-skirt-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJaQAAtyYlARmAAD+88lfLK72ZVuNvZHX3Hz/T5d+VhZceTDA3oKKddptLCNEMAA=',
  },
  'orchard-pleated-skirt-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoMAA8AA4BaJaQAAlvLS8p2/AD+9N9Dfg174Z4tX3FPMHZMtz8Z1tDZl0HWFG1d7AMUhGBACqmwcGEAAAA=',
  },
  'orchard-pleated-skirt-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoMAA8AA4BaJZwAAv93HA5U8IoAAP703xm81zEGsppsAFJNOHieakFhy/5XQ9+A8sa3vXZArREIAA==',
  },
  'orchard-pleated-skirt-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJbACdAELQn9gjUAA/vObLz6Jw1n+xWNh9w9Xh9Csr/4ib6K+ipVOTF5g0g3buwaClzXVkmFpdJ0AAAA=',
  },
  'orchard-pleated-skirt-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJQBOgBtnz83K4AD+9NxD6BX/7L5bNirA7E5f51tcftA83ovE9jTt1UhlnUee5F3t60daiZUOdm2RT9wAAA==',
  },
  'orchard-pleated-skirt-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJQBOgBufBoQM9XAA/vTcl/GRnsZ3ODZO/rrt/716sfGItVDHJo1xzDp9ThYwLrbetHaQ49XNkZyshHLAAA==',
  },
  'pebble-phone-case-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJaAAAp1ULW0q9gAA+9J8BjdE5tGKzYOqdi6Y++UakJ1ICmLlZhyvSVTSo5A8nzHZ4qhkGJ4/hS6/+J6TK/r5kJAAAA==',
  },
  'pebble-phone-case-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJQBOgBulh9HYMcAA/vTfjzLav1cPHC8O2yVJThumhYV4SoV/pHYGHP5JAY4sAAA=',
  },
  'pebble-phone-case-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoMAA8AA4BaJZwAAlwv1z9fBIAA/vTds/hd7WZHkF1uRGEo3vF4fQiMAN8gn1rwgAA=',
  },
  'pebble-phone-case-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJbACdADdEvtlRgAAzhAE8hGeiCqcUcX0sMAEhp9tjA50jfjAxSMnyPAr5zRsfVFwjcHHohNT2lizGRJ1m3ZClWzCmwAA',
  },
  'pebble-phone-case-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJQBOgBuZoCQ/YAD+9N+PMtq/Vw8bVF0kCN+n8kQO3FknWWwBz1WUZtBJn8nSsAA=',
  },
  'pebble-phone-case-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJbACdADc+K2chztgAP7zlVWl0OmCqxFjIYdYqBhfGN31/OuPqUsPrTEReiSDzbkX0oKzOvFagbPt4xAcPe5c1TLNAAAA',
  },
  'pebble-phone-case-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAA8AA4BaJaQAAlyi8veiPEAA/vTds+4TDX5HkJkLjCMBKXpwGmHCoA0GowgA',
  },
  'pebble-phone-case-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJbACdAD0a3ay8AAA/OYQjjdHkbMa+I4sB0PGBDeNsJ0ii3JpL242bnSHBBhgR8Wy28BZGJ5V/+DtBVAAAA==',
  },
  'pebble-phone-case-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoMAA8AA4BaJQBOgBulgoLDKiEAAP7038KB6iS8NI4mAyH+vdvENk2wzSsxm3kkxYAAAA==',
  },
  'pebble-phone-case-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAA8AA4BaJZwAAlw4Zr/EAAD+9N8OeYXl2X+KsdE3r7y6BJc6pDeSpof7mQAA',
  },
  'petal-crossbody-bag-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoMAA8AA4BaJZwAAvq3d7SwycKPAAD+63nzqPYXM7ZbZM7HG4WNKMYEFoUjfP4umWg+Ro3hw+iyOozWaQC1mZfbNZ9dkAAA',
  },
  'petal-crossbody-bag-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJZwAAt0Nk57UBAAA/vTb8VjrLt+pbrnXJG2gIzA9SsSBI2XnOoyAiKZZTqUdZ+QMEPjhYEAAAA==',
  },
  'petal-crossbody-bag-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJZwAAt0Im79qmAAA/vTeIMb/QWBa0dj7CzO02O561eti/gkYmXxINmaiuJrPLmpeMIAA',
  },
  'petal-crossbody-bag-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAwAgCdASoMAA8AA4BaJbACdH8AF8cLs2DdkAD+7bO4AhpmxsMyDsvuT2iv2NYADtZh7a9AzKQDsgRGPQZry4pVPFN/ew1Dl91ybu/F2TnV3lIAAAA=',
  },
  'petal-crossbody-bag-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJYwAAueBdG6aeAAA/vTb4y+veL/knFQiBAhaJkAJS/V44sZHH5uDW9mMgoYb10mob9IIAAA=',
  },
  'petal-crossbody-bag-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoMAA8AA4BaJZQAAuddnNmpAAD+9Nvwzu2A2DTep44zU8/tx/tsSs37SDHAdRXE0jgf2JMA/cPfpBAA',
  },
  'petal-crossbody-bag-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoMAA8AA4BaJbACdAERHaMbeB42AAD+86ylWFTa95euU0kN22XBmXI5L79i7gYtWeuHhOKU26pfaBBs3cF8wK4xg8ql8fzk9SsQAA==',
  },
  'petal-crossbody-bag-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoMAA8AA4BaJYgC7AEPD/tK+5lAAP702h/gMeE3CX3KsauppkPHbQtaBtGMLqaQMIYpwAAA',
  },
  'petal-crossbody-bag-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJQBdgCHhvYxTOAAA/vTb4y1CSggrB/PCPsacFI0SepvyvWGitInNroO6SWAA',
  },
  'pier-crewneck-sweatshirt-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJZwAAp02+/ftJAAA/vYT/RDUGgtWWLnGLziRmxXzmmO7emGy/GzvMpDuFYFN/a132ZzI3lYq3UQ84srNwDU21CAAAA==',
  },
  'pier-crewneck-sweatshirt-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJaQAAsWPzEllwiAA/vPJYsgyXfub8aFmExUhhXfoYXbbwteHec50MSbUyOOl+B4G6AkXs+Nwlulruyffpn4mxAHxwgAA',
  },
  'pier-crewneck-sweatshirt-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoMAA8AA4BaJaQAD43vsjCB7WNwAP7zyV4axR7bTXRK3Bbk/nsabTWzf5aCu22vFhI7YELOmH53ENX/6YCABj9/be7tc86Em1x3wzqHQdYxAUCAAAA=',
  },
  'pier-crewneck-sweatshirt-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoMAA8AA4BaJbACdADG8+eJz3AA/vYS/F+qJ6iQ/4nn6ON9Hvs638MCSBqug8T6V57ubQSqC+pXLNv9NVeG8+Tbp0b23oQic992288DgzAAAA==',
  },
  'pier-crewneck-sweatshirt-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoMAA8AA4BaJbACdGaAAneyF30wAAD+84hf2nUBc657g27TUBs+DbkTBsKBnpyDfrW4sjaWdcUZfE70VOEheXADMova2UZcgjtZyPeilF9KDj+AgcQAAA==',
  },
  'pier-crewneck-sweatshirt-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAABQAgCdASoMAA8AA4BaJbACdGaAAuGPyxGTJAAA/vN7B9MRSSOyKMdVjfO6vHx5sgb5GtBA0DKFKrMD88lBcFYNrERj0WRHY6pe5rbDf3Ub5E8BFdStzCsv3e+QMjHSAAA=',
  },
  'plinth-stool-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJZQBTABGBEZ0pBQAAP704HAe6/BQTrlqh8xfhyO/fH4rt7N30DSnzccV4CZ+m26cAerR4zNuH09ZnJWgGQQE2bMalQU+a494BeAA',
  },
  'plinth-stool-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJZwCw7ELUM30gAAA/vTfQwzhfT+HqmUgJ0Rb+fZ3jLqiEjzpkS/9AR2QKLPi0NVBgAAA',
  },
  'plinth-stool-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoMAA8AA4BaJZwAAl25LJeekAD+84H0jgYSIn4bz28Zm6Ml71m0kGn5q32k+YoWytLJ2BwiKGQgF1bYAAA=',
  },
  'plinth-stool-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAACwAgCdASoMAA8AA4BaJbACdGuAt/8ECmYuAFUzOAAA/vTd3MM4TjmVGv6jiQo3QM4qRoe+DA5/liboZfJVEWxjDS2Bg2z7cgEkFhJVocr6wNfYostoX68is31V9AIJvQAAAA==',
  },
  'plinth-stool-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoMAA8AA4BaJYwCw7Db0kZ2AAD+9N/WVLQy92BAH5kCsQ0IRXGxIiu5fzCDIMJCKjACQ8xvbptA2zf0nCa1AAAA',
  },
  'plinth-stool-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoMAA8AA4BaJQBYdhttMjeQAP7zgoFY6quE/DU/8buWgeSFXx25clihuV5O1feYwqUKMRR9RsuAxLpN7fAAAA==',
  },
  'plinth-stool-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAQCdASoMAA8AA4BaJbACdGvAAjvWDAAA/vTf2W9uTbcXKbi0DAOYd0EnpfXXlWpbKm4kVUSTungr6BPLq+ovilfATNeykN+sEadhi3wEccylFe3DwHAAAAA=',
  },
  'plinth-stool-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJQBOgCFqB/L9LQAA/vTePyGYajiikeU5bw+hQOEut5stnmwFgmAdXq3vEsovwSPJkffBCkAAAA==',
  },
  'plinth-stool-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJZgCdAELZNQa6aAA/vOBO3RXbskSfKyoHpMoz0W0mn6duWq9SCYT9Zcrzax6mFS4TvMgAAA=',
  },
  'portrait-fitted-tee-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAACwAQCdASoMAA8AA4BaJagAD48QMS1YAPlqHNB9I7GlUqHSU3Vr6tTI08dTkOIECvg7e2B92Tmtk5K74CPeOK8+L790yshfnBbaHAGPzx1QyOjkKt5kbmPS/9rP4sZf8qDHD8bAAAA=',
  },
  'portrait-fitted-tee-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAABQAgCdASoMAA8AA4BaJZQCw7YvDwURnlC9DKAA/u5mDI218GouBzh1JkLnb05qWwsMdNaR/yhJIgIUFJFD8xoWfHLeOVJ82sAxWLav/U6OnxVMAvZVZ4Wrrb6kjPbIRRAAAA==',
  },
  'portrait-fitted-tee-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJaQAAuts2wDcp1wAAP7uZgyO1512ym6rgCuHlE5rdB5CYRp6Gv3ltV0G5JFyM+Wz8kWLTvJRL666WhwIKFNWvNC0fEyZWgQAAA==',
  },
  'portrait-fitted-tee-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABQAgCdASoMAA8AA4BaJbACdGuAAsOx1U1H6sAA/mxWu91OD9lXUJduyjLskQnsL+OGWNWFn00FD6KyzeHfDjLsUYiuaYZTsioULq3GQ1jjQdGws6VeY6gdXf8pnfIVmipc1SMe3dhEGJudfy75Bfte6UAAAA==',
  },
  'portrait-fitted-tee-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAACQAgCdASoMAA8AA4BaJZgCdH8D2LQXObMsxTJRAAD+8KXvaqau2/jcKMDMgELQO64mOdTWAgDw09QtNyh+qylV2ySoojYLLyuFPHK1YVzZzyjO24HpIHq+HzwfXW6yLGoutxb+yE0dAAAA',
  },
  'portrait-fitted-tee-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAQCdASoMAA8AA4BaJZACdADc50f1EAAA/vTmz3FBdRuVIabEfXj2Ty5SSDsmJ+5CptlgQ9eS1l1siDt8HjykbBYkdcwDawAkjldYYMiCjCRznkzChyNT0S+IfTv7Dh2AAA==',
  },
  'portrait-fitted-tee-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADQAQCdASoMAA8AA4BaJbACdADJu5KUgAD+8KXvalTR69zBa/9icanENNRGA2h4eq6xB7fKiqSzP4LfYDJr6h8a30CYRGFQ2uuJiTzqy7cu+Kbit5n5TmfyiyveAAAA',
  },
  'portrait-fitted-tee-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAACQAgCdASoMAA8AA4BaJbACdLoAEJIYAZy64nytwAD+yoG64lDHNSKRIRRTe+smwghLw8xjBKl7ZmcSDaUcZFPkV5+o2okRhUhTCXjdXTPoDmJ9RJK2P+kA7DuHXdvpTFtgL+PlUpwPUI8uxAA=',
  },
  'portrait-fitted-tee-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADQAQCdASoMAA8AA4BaJbACdADdG/uDYAD+8jR7FHOE/DgZrWPzUNdXMCSKg3JXhSghqwznbsZSghfTZDZxdhwXv1+tV38Qx1O2PhGv2jRMs1tYqvpXCpTUfLMABOAA',
  },
  'portrait-fitted-tee-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJbACdAEKoChOLNAA/vI0eyXSBCagNC8Yl7WyxEv0/FuPqzwQPoMLTfv5H/nKz8Hd96gYzK71xY5bFteZS4/wvJT0KlC4AAA=',
  },
  'portrait-pendant-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoMAA8AA4BaJZQCdADXDmmQAAD+8EHtlIbuOtOTarH98o2Vam7JSJ+9ZcJGUixC36TnXXeThyadkOC4p1NdvS5lAAA=',
  },
  'portrait-pendant-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoMAA8AA4BaJZQCdAEPAwRay+0AAP7vw9mrYtJ8CZxbi0QFAV4Ifgf/ev0jy/ygAAA=',
  },
  'portrait-pendant-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoMAA8AA4BaJZQCdAD0suTXM4ygAP72MI0Z1Q5FTZk9wbUh1sJfLqIUFaDHDV2I4tvBiCVZ0lQAAA==',
  },
  'portrait-pendant-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAA8AA4BaJZwAAt0IliYoAP7tSWXEqGhPKtuCnJKNBkXHnie/nYdJzKS73qkOAAA=',
  },
  'pulse-smart-band-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQAgCdASoMAA8AA4BaJaQAD5PwPP3fgC3dtGAA/uJY9Kn63SpqXWyS04Oq8hx472Acsoi1J2NZFmVPSNNGDpL1qM+yn9jygPS0g2PkhsILwbRLXewAAA==',
  },
  'pulse-smart-band-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJaQAAlegyiMKegAA/vTfvXl+Q5XMBJGlFn2p3Fva6bZphcNGZq7CJMmRmZqipN/TToe+hECgS4SKdBctwgCP9CAAAA==',
  },
  'pulse-smart-band-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJZwAD4PQNgtMosoAAP7008QUCg21jvyb4u8OJp8l4vjihEPEKlgpcrEp8nUkfnF2AABxiankAgAA',
  },
  'pulse-smart-band-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAwAgCdASoMAA8AA4BaJZACdAELzmG/CRnpAAD+65DYB+XQvznfmSv6j/1twvcnOKD1lPc/1wTe4DdubOaqO9/Ngq6kDwe7x15O1tTs8mXBavMjvhDgd7sByfLAq6JR7S3I0AAA',
  },
  'pulse-smart-band-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAgCdASoMAA8AA4BaJYwCdH8AF8hMochQbBAAAP7030MMrqH8G7rv0YJX8Fe0eE3/uFM3pJ4+1otbqjYqCGp5FRbc1EoBVWN7ataQdm8nDkreJHqM2AAA',
  },
  'pulse-smart-band-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABwAgCdASoMAA8AA4BaJYwCxC8AgiTAng4yb+4AAP70081fpUbC0N1mGEcVRWz/p7hB3c++UCNf6Dmq69k5oNp8NjQ/vekYVZ818R/30OLgAA==',
  },
  'pulse-smart-band-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAQAgCdASoMAA8AA4BaJaACdADp4hTGHguAAP7wTGG1L4cufkkoVvPvJByqWeXmEa3b2/ro7gyzUAZA4CVeFaBjTkGIqItdxCXPDB53dMuelMZ3krR/TOFO3YPJ/ZjQA/fAh4AA',
  },
  'pulse-smart-band-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoMAA8AA4BaJQBOgCFspCUXVH97CAD+9N4/gtdC817lQLl9fIiqZlyFJUghC5dX6GPv01YbFjAKlUKhN6vj4HZMatdngdGDLKc3QAAA',
  },
  'pulse-smart-band-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoMAA8AA4BaJYgCsAEPAm9idD3wAP7007CmpRGUo9bZKOyqcSVhtfNtX2rxuTb45V+c86znr/sDA98h0geOKs5W7EOZWYQK5RgAAA==',
  },
  'quarry-knit-cap-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMAA8AA4BaJaQAAudVARQAAP70LK3IP8M//TpWSqM++9/HfJdSEAAA',
  },
  'quarry-knit-cap-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8AA4BaJaQAAl2baQ/vYAD+9N/AAqICC22NE+5v8HQF32yAsDw0xnn7VCJqNRmblCCDjNjXu+V41qU7n12sUyBAAA==',
  },
  'quarry-knit-cap-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJaQAAl2sq6T1q4AA/vOCeAlRIrWfF4ix281ZWmYhJ9zzOlfB0fOH+NZ/E71fBRh/fd89hB9hv+CAgAA=',
  },
  'quarry-knit-cap-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoMAA8AA4BaJagCdAEPDLhpQOAA/uMtAii8+F+z5Gy0AySyPW4r+23frUubF3Af19yNhsTCBkAAAA==',
  },
  'quarry-knit-cap-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJZgCdAELG3JHSwAA/vTfUs0G1a+bNtMIA8U2rBzK+SMcs3cYDkkFPW/EIc9KJFOQ/V7AAaXid+yrdKzbgyByxtFWAAAA',
  },
  'quarry-knit-cap-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAABQAgCdASoMAA8AA4BaJagCdADdpta1XckPZAAA/vOCtUmQbVqf1AQ7HjgJSICDKs22GQn/UXVgjkb2Y13yz4uqpzRlg2/N8bQin3qQOWAhVgAA',
  },
  'quarry-knit-cap-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoMAA8AA4BaJagCdLoBJgAIyXyAAPNe+58/PjXKm+z/OU1T7I+zhP62kxFDzHj/E8WDZQmYAAA=',
  },
  'quarry-knit-cap-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJbACdAELZKnuSgAA/vTeP3+P5dz3i30s1Hs4sPGZ8Ktaf82/scJsCj+Y9Gono+iT1JMCKcNJYHGwJE9WrAAA',
  },
  'quarry-knit-cap-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABQAgCdASoMAA8AA4BaJbACdAELZN7KNn5IcwAA/vOBO3RXbslHJ8CZgTbNMQrc6KyODtb9vAl1raxOx9wlA6r50oIf296ipY8SWAAA',
  },
  'rain-on-cedar-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAABQAgCdASoMAA8AA4BaJbACdAEXxbZ49CLTiAAA/vI70q3RAe++TJflVA+28jDTMvZ7PPmvVQ/sBhE9AQzbD64JQipyMPw/25R9DADpY/q5ya4spleyiFkVg2+zk4MTsAA=',
  },
  'rain-on-cedar-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJQBOgBukeqkga+oAAP703715V+GrCR753eHDuXll1J1+Jyc8EtYD7PKUVQkUjfhu+Ye0Baf1xuG/osjguAAA',
  },
  'rain-on-cedar-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoMAA8AA4BaJYwCdAD0jSogPggA/vTfvW3WoqvdyYmwrvGgJF417DtVmzTt9MV4rIbiBggA',
  },
  'regatta-swim-cap-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoMAA8AA4BaJZQCw7EQzN2Hf4AAzg7VyAi/J5rPoyrUqlvMJaNMEnS2i6kkoT/oj88iBZyS7UgZSbb9U3QsR7PTD/b8I26g04rU26CICRwq4AAA',
  },
  'regatta-swim-cap-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoMAA8AA4BaJZwAAubTamyEYAD+9M8+aFqlmPaHYPmwqgrcrB9uz5xY2mbykU0UpXoQCbJ8Ogtc6VN6XDjgAA==',
  },
  'regatta-swim-cap-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJaQAAubV5g+qgAAA/vTPPpH6O7aTFfRiQeYAiCSwHNJxJkVId23LsDb/ICr4yR35j5x+8hZvsIAA',
  },
  'regatta-swim-cap-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABQAgCdASoMAA8AA4BaJbACdGurAsOeGPZqJgAA/pT9x8A2EhQH9kvq1ngc6CeFMXePsZnyIZZhZShADfNJ/Gnc6pIGee2h1486Ai8PbT1eYxLkk1mMprD7hOM6ugAA',
  },
  'regatta-swim-cap-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABQAgCdASoMAA8AA4BaJYgCdH8AGBr5Q43KXgAA/vTPMpHL0wFUqu5GGYOBTYB54rgZDMqqTvUFB3cBRSqkroG/a1YQ6Wzsf6AAAA==',
  },
  'regatta-swim-cap-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwAgCdASoMAA8AA4BaJYwCdAEQ/H86HNlnAAD+1AI+q/Vy22d/kQDL1puSnWq/IYcjrqcasl3qfciAdQAUiFcqJezfr8ICo76dN3WgAAA=',
  },
  'regatta-swim-cap-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwAgCdASoMAA8AA4BaJagCdH8AGBoZOXx2AAD+9M9NK4vSkCpSQ0c8RjlXyv7mlp4DSc/zePtDD1W8na0KH0DVgfv/QGhMbeAAAA==',
  },
  'regatta-swim-cap-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADQAQCdASoMAA8AA4BaJbACdADdQy+uYAD+7eDQ1PxNVbM2vtYHAqI3y7QKY657LekfdmxMojb8v724eZd1+j6+9JMiaHfM5NL+R/ydb+i13OyW7sSVwAAA',
  },
  'regatta-swim-cap-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJbACdAEO+XB1aLAA/vTObsKgHBjxJ6JuFPMQWZqfAiShZDi7Q7yk4JoE7RrNf/3eAAAA',
  },
  'regatta-swim-cap-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoMAA8AA4BaJbACdAEPAAPertjYAP70zm7Cnc3P/m4/JeiCeK7XaRGAvqTbuwC8k5REqf6ihwKHQAAA',
  },
  'ripple-drop-earrings-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAABwAQCdASoMAA8AA4BaJZ1efAHhAAD+8PbheQY86L3vGTkwlYZh/17asjg2+6MuOjsBh8wH+8XAAA==',
  },
  'ripple-drop-earrings-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAADQAQCdASoMAA8AA4BaJZwAAudf/MnLyAD+9Mvn6A6S2FNEZwIAAA==',
  },
  'ripple-drop-earrings-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABQAQCdASoMAA8AA4BaJZwABDOAAP7xB3Io8CUU2ctVMTMDlLcX2j+WXj8AAA==',
  },
  'salt-fig-eau-de-parfum-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoMAA8AA4BaJQBYdiLHdiTlSoAAAP7ri05jXHN+R3aB+TYw8eMT+MhqDk7HHtpZNrmYOieOUOBTTXLLism3p35xG56jy1GWT+aaSt1sX7BokAAA',
  },
  'salt-fig-eau-de-parfum-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoMAA8AA4BaJZQCw7D0uNq5QkiGgAD+9N/WM6XoZ6R92hO6Ci3K0RDFLIWS9Cp8eukNErugAAA=',
  },
  'salt-fig-eau-de-parfum-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJYwCdAEOQZY+j5QA/tMkHEVQDDkd4AFW2ZrCLuzPu517D7WiN+TuugtZ+6Y4fpHFUEAA',
  },
  'salt-fig-eau-de-parfum-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoMAA8AA4BaJZQCw7EPAkHUp2VwAP703j8qS0Unj8jadH8M1d5WR+wcRNuO09cByAmyzYk1RXTAAA==',
  },
  'saltmarsh-stoneware-vase-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJQAAS6vmCyywqAAA/sD6TWmfjw1jcSPqujvHEOD7TSXlk8u6OkXlOiYy4BcvvhoPdPIAAAA=',
  },
  'saltmarsh-stoneware-vase-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJZQAAl25FF1i+SgA/vTcQ+YlWrnCVb2B4gvWuQLfR8J/WBwRJv4+wYG9iHA2Cs8WHPqZgjy+bNo2xuhXwigA',
  },
  'saltmarsh-stoneware-vase-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZQAAl3Q5tov18wAAP703kP7XIxV2z7CsRSTIAik3+hA4FXFq5vJu7MVIfkb++egAMFMRe/SnV2CXuqCIb8FAAA=',
  },
  'saltmarsh-stoneware-vase-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoMAA8AA4BaJbACdH8AEyBG9kfPAADOATST9ZMNv6l+lUrrDqhPClNNDC5txSao7VwXgt+1PYWmcJPRQTPPr7HGykyM4wAA',
  },
  'saltmarsh-stoneware-vase-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoMAA8AA4BaJZACdADdpt+l588AAP702Jtrt+wvVh05xBOlaF4ChB2V7gb6BsEFCU+tMZRHESZJRyBcn2hPu+8IyMmhRVlH1B8AAA==',
  },
  'saltmarsh-stoneware-vase-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAABQAgCdASoMAA8AA4BaJbACdAEXZ2kvhJAGmAAA/vTf2uq2Q/y2BjxZaNdhUwJ5GlYUcLXK6ZIX3Ve6J0vBOdyPDjUTLs4Zps8lxcNSb2vnEwAA',
  },
  'saltmarsh-stoneware-vase-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABQAgCdASoMAA8AA4BaJbACdLoAAnMQuqXCgIAA/tXf8IqnndLjuetjP7PoHLm7X6f8An73YLUT4mrRM1SAAA==',
  },
  'saltmarsh-stoneware-vase-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoMAA8AA4BaJbACdADdpuAFd5Im0AD+9N+I1wPb7gqsMoDCJZ69uCaIQbgm94awUrfS//ex9jBxmHgaO1eE4AAA',
  },
  'saltmarsh-stoneware-vase-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoMAA8AA4BaJbACdADc+a7MEWS3AAD+9N2z06f2Hg3a/H6ImnfwK4dwuo1OP6tPVXplZ73+UwENZRolrOEyaAAA',
  },
  'sandbar-beach-tote-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoMAA8AA4BaJQBOmT+Avliz0MKyAAD+8jvwCs99ilY68xvQgfCFc3HZAAIKE+waLcXYGegsywRVdKEpmy/eY75kdZ92zZOp4uVwI7MzHdOfWuSWGXDAAA==',
  },
  'sandbar-beach-tote-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoMAA8AA4BaJZwAAucSRo/+IAD+9Nvn6ObMsfSbTVfs1VA8qrx6Zyzj9DqxYnbfWs/27EHAsZAQAAAA',
  },
  'sandbar-beach-tote-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJagCdAED/6jy3AAA/vOnxgCCLOR4AYL+B0BLa+qWSMUwRmwDg9456rt3Fa0mtWM2ZCpHSk64qU8qdY0QXjtCAAA=',
  },
  'sandbar-beach-tote-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJZwAAudD/TVZKAAA/vTazmXM5g0cOI2Zh6VWkM1NcQLwf3YqWN7m3J2qy0tnJi1uxLukwtwBfaQABIAAAA==',
  },
  'sandbar-beach-tote-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJZACdAELgqyMrHkMAP7yO/AK1wznJ9ZxlLPtdd+kgkRWuir82tU7KdIbhHpLkRK7S9F7f9nhtiwZI631930oybHdyZg4AAA=',
  },
  'sandbar-beach-tote-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoMAA8AA4BaJQBOkCYjAwsAprSQAAD+9Nvn6Vd5A1ClkXGrICRnyVc7N0DgO0AFx3pVfuh1oEliiKqxihoAAA==',
  },
  'sandbar-beach-tote-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAA8AA4BaJQBOgCHcG3XZW7oAAP702s75rh8ZrrAGcJ8AA2fT7+BKU5G8umciASq1KXKnhOs8Warcjd+zNufAAAA=',
  },
  'signal-smart-ring-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoMAA8AA4BaJZwAArnq0ZZW6AD5f2h5/vY3iBPP9Ygp7T8CcSCDJvJXGVb2ZKdjy4CN/rCvuosnebd6TV+MBuNdeMD4y9q5EzusAA==',
  },
  'signal-smart-ring-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoMAA8AA4BaJaQAAuckebgAAP700MvRBvWbTl9SFK9vCH3eedTrnmB3w1eeWRAXP8N/JS13CnsWZNtNZuvHyrpCAAA=',
  },
  'signal-smart-ring-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAQCdASoMAA8AA4BaJZwAAuXjKoAAAP70zz5oAZvuHrXLaXucIAcuwKI6UGZ7FXOusxtoE+J8GtfsKRPwN3tiYdRAT3UgGBAAAA==',
  },
  'signal-smart-ring-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJbACsADaQUUbWwyAAPl/aHn+9jeLfxHtb3q2vs+sQlYGU2PljzQQ+q7nkcN1qdS9+ub3hmH7FT6YdDOARJTkfED3j2AA',
  },
  'signal-smart-ring-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJZQAAud4EqJm2RAAAP700Kt/xo91BFEcpNg/SUivRnaNHgxRzMRj5Lo0QjK7OLsiNLMAAAA=',
  },
  'signal-smart-ring-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoMAA8AA4BaJZQCdAEOfAgKXOwA/vTPTQQADS9q/KjmkXjVEGeCycHR/NFQU5gVzIeMChXuqZgYwSCAAAA=',
  },
  'slow-evening-soy-candle-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAADQAQCdASoMAA8AA4BaJbACdAEO1BWPwAD98DtJI3WoGW93i8YoqirX3EwFyYi/nFrveNlCuu7yeDI+z70CqRz95yWbXuokhNsHWXM0IjFLi/zJ0fOIE15Q5oV6tXqWB2Ff5SHxPeGgAA==',
  },
  'slow-evening-soy-candle-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJQBOgCFUGmLRaMAA/vPJYp22S2sNuMOmYDM2OMyJE0t+sIXRdxc+XdNsPcqrkrbYEuNGdLDXVcI3I92FTu6l8g29EAAA',
  },
  'slow-evening-soy-candle-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoMAA8AA4BaJaACdAEO+1Kwd6AA/uu1OR9hezFpF4myhCBBFdIMc/vG7HN1qkJWL9eH2+nQR21n3X825x56SuzVxTzhfPnflA4Bg21BGeAAAA==',
  },
  'slow-evening-soy-candle-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoMAA8AA4BaJQBOgBtoo9G0+wAA/vOCslgGIGyRSRKrQIS5429yBu9hccfoz435NBsDNMuG2osFf7diqT2e7fdTgAA=',
  },
  'solstice-linen-dress-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJaQAAvyE4ZLZjQAA/u5bTRC2/8lxw+dRxyMqGvHVcxy0oz9qAIkbf+KRyceuaIVeRjUBDYvfsyKRxYeiy50ITzCSicKYQAA=',
  },
  'solstice-linen-dress-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAA8AA4BaJZwAAlw4ZhugAP7036Q/PEs84FQrvhoHFRXEpr9VRHf4nCyUz8yd2MCEAA==',
  },
  'solstice-linen-dress-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoMAA8AA4BaJZwAAlw4ZdwAAP7036Q/PEs9XPE6/fVXvKb0rk/YcMCuR+0H71PcPFzHMCAA',
  },
  'solstice-linen-dress-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwAgCdASoMAA8AA4BaJbACdH8AGM1eai8YEAD+8Ka1vm+czy7EghyV0U+AQfew+3u5fusSL1lftLEbQsx+YdOz/pSH+osOa0vq6uouA5k5MF3iVDEKHP39i4z040upwAA=',
  },
  'solstice-linen-dress-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJQBOgCLs3bSYitAA/vTflSq6+/PGY8M4g2gl0YQizMC/noZInlX8Zox19+DC7IEYk7NsqV9kXCAA',
  },
  'solstice-linen-dress-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJQBOgBukgLusj4AA/vTcQ+beslljG5RNKXOnKKMwpw7J3299mc/fB9jr78GF2QIxJ2bZFP+QsAAA',
  },
  'solstice-linen-dress-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAQCdASoMAA8AA4BaJbACdADw2PdSdSAA/vJwYCre5pEKB47W7M7LAFsiSuZi07rBG428ggHPbIhhteSEcCAR14BemD3zwkXyL7QEu8rhPkHGiFd4lQsoAAA=',
  },
  'solstice-linen-dress-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoMAA8AA4BaJYgCdADdJARoQAD+9Niba28CSZXOFAmKhJRMqf4p9FFsMe1lUppkPSRGq0SJ0SbBEY2dttoAAA==',
  },
  'solstice-linen-dress-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJYgCdADdHvgOFiAA/vTdXcC/2FOPf9ubRbNSZ0nnNj7arariGyVch6SI1WiRM872517M91cAAA==',
  },
  'souvenir-photo-swim-towel-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoMAA8AA4BaJQBOgCHe8UL6gAD+9M2vu7852QQCQBB3pEJJR+Kd2G9uxzF5esIAAAA=',
  },
  'souvenir-photo-swim-towel-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoMAA8AA4BaJYwCw7EPAAPl0u3RAAD+87tzFZ2jvISeOZjVfGP9Z0AY+jls9l0wkFyDHjJgyp7F5QCymAAAAA==',
  },
  'souvenir-photo-swim-towel-natural-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoMAA8AA4BaJaACdAEf/91Ba3wlwAD+8gzqO2sMSfcQ6HZ/lXUs5/aUXfC+0zoujCFZuR/bpPlI1+aEe8NG7FaMjNta2AAA',
  },
  'souvenir-photo-swim-towel-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoMAA8AA4BaJZQCw7EO+Zx1V0WAAP7zuGBLSOZg2j/CFjWgtd6Br5R3angAAA==',
  },
  'studio-photo-t-shirt-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoMAA8AA4BaJYwAAvmlBc6nyHAAAP7YU6AYfdqsc5cnP9mAIduhsg8E0LxDVIBlNCjxZkpvOtyRa6nUHh93iRx4dv2MOojHdHiPlfAAAAA=',
  },
  'studio-photo-t-shirt-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAQCdASoMAA8AA4BaJZwAArCq92inYtgA/vCmr32wh7UZ/RCzS/x7O5u5LZf5zxa+NjLbrd1d/FUWOPTn+NaMfqMcPjeRnMy4XQfaKLyuFPHQGsihyQ10W9UMIlgwjgAAAA==',
  },
  'studio-photo-t-shirt-black-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADQAQCdASoMAA8AA4BaJQBOgBuwAyEB6AD+86lj6VggXcqQ1s2spImm+EsAEpReqD/aL3gVVvEVCXNSpu0M5byF3imUr/i0QkxoD8LmNUyhvkkWVzMEFk2HgAA=',
  },
  'studio-photo-t-shirt-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJaQAArCvrJrHsAAA/vJwYNEOq5sa/zq2sAnjgaoI8r4H1lch45OfrjWp3NIadVcb3xlRCdFLHItK/dSkbZ2DIHTYlPyyFRvtOXiH8IAAAA==',
  },
  'studio-photo-t-shirt-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoMAA8AA4BaJbACdGuAAtFnP7VKoAD+4n3bf9TibBDlmB6EL+2iFZKOQ8XlkWzW73keiEJ7VuKHlQnwyc8Lvrq419kjuufeAzJjFbzOHJQ7CKdSN5nAAA==',
  },
  'studio-photo-t-shirt-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAABQAgCdASoMAA8AA4BaJZgCdDBOwXLUZpNODNAA/vJwYMlpPEr9HXDTAEPLJcaqLfyI8/d+JXFMADRsSPWNzqUNRAI76GZJ2EG6mHON7RReU/G5YbzI/89XJAQzpP8IDi4PAyOTH8lzSxgVot7kh/tr80ylMqAA',
  },
  'studio-photo-t-shirt-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADwAQCdASoMAA8AA4BaJbACdADdpegLroAA/vJtEsBVWVdfi5fSqmq0TDaEAKT3+JxjSGOBf3iuWUTtcssq6uFkgEQgcxyVzo2gecqz0EQWIG26DpTUO8UjSqf5t/LH/6D4XSIAAAA=',
  },
  'studio-photo-t-shirt-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAQCdASoMAA8AA4BaJbACdAELy1QAAP7olIB2MoC6qwEQ6SHxHBJSMsfsuz/4oddOYlWLcevclX1+XKTHLjmclXG+19nyKkJ9+MBsuHe4ZE9hu027mAAA',
  },
  'studio-photo-t-shirt-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABQAgCdASoMAA8AA4BaJbACdFQAA8//ghl1NIAA/vPJYpzZZWlhliWaP/h9WA1jtgNC0OdTFHXgd7xNXlLnnvW4elsHQ6fKNgtimJ1EevbFTYMoHGta0nXk3U+lq0riWlomtGV4AAA=',
  },
  'studio-photo-t-shirt-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAQCdASoMAA8AA4BaJbACdADc9SXXZQAA/vPIqFiZd77TN5/Roey7FJqLPecIdvSgqSmQmgFlzXRrm4K8mN7XJWtfcvnpi0vO7bKjGpMzFneAHLK+VnQAAAA=',
  },
  'tide-signet-ring-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJaQAAubeWV8zpdQAAP7zklkge9yK2fb19MnBHx8AIogaYHAKnauIA3WTtDWaengDVNbffbz8EBTbHrgWnNGRQOP6srgH78AAAA==',
  },
  'tide-signet-ring-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAA8AA4BaJaQAAudfKDP3EAD+9M5M3Bs8m2lpH8iy+lJZBEyTWr/GhCdx0EGnVesoWNBWsIAAAA==',
  },
  'tide-signet-ring-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAA8AA4BaJZwAAudfWjxSQAD+9Muf1mzLEEHlbEg7XXNOzZs/qUxkhsr+EvJmiY2zCwZwCAA=',
  },
  'tide-signet-ring-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAACwAgCdASoMAA8AA4BaJbACdH8Agpi/4KpQpr/zogAA/vOSWR+jR4JkoIgZKuWze4z6hvpXwKBOLvvs1989y2eo4puBCnx6v16Kzt2nmXvtyF4eUV0kU6iAN/bMyrPlAAA=',
  },
  'tide-signet-ring-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAA8AA4BaJYwCdAEPABT51YAA/vTLoFcuTAAoWH++5H2nnz1I9ehx0QsC7x3y14gAAA==',
  },
  'tide-signet-ring-yellow-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoMAA8AA4BaJYwCdAEQ/abzGh1AAP7UJGJJEOng6EHNUubnskGNz5XUhwgOookem2LjoqEsc7vzGx45xIAAAA==',
  },
  'tide-signet-ring-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoMAA8AA4BaJZQCdIExGBrqeb0paAD+9MufoYnSqs+zPSeqEg+4ngAkBN9lVAkMoUAoyLAAAAA=',
  },
  'tideline-long-sleeve-tee-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoMAA8AA4BaJaQAAucNKfqgAAD+9M9fKFq0xebFxcJklLDta40tOkF5qCAAAA==',
  },
  'tideline-long-sleeve-tee-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJaQAAsRCjPc3LbAAAP7ycGBQ9sRfr/wnXD/UbYi4/zS6l4fbEH+rEDFIOfUABr94yZXfGv8tnXakx76K2x15wrxvewEDmOEAAA==',
  },
  'tideline-long-sleeve-tee-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACwAQCdASoMAA8AA4BaJaQAAsWHE6igAP7zyWLIMlUh2/asEhx/q77lRnkl8W/2049BaLieLlaJt27/ntm/VSRmX/Qs7JG8wOKSw3K5V9V657/txReJJOPCAAA=',
  },
  'tideline-long-sleeve-tee-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoMAA8AA4BaJbACdGuAAs3EIK9AAP70zzLN2XT2YhA8/f3u7PTQjXwRg6AqNii66XEnvYx6ePZ8V30aAAA=',
  },
  'tideline-long-sleeve-tee-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAABwAgCdASoMAA8AA4BaJbACdH8IIABOB7KIWxgAAP7yNWE/01wuvlXmWOY5bzvX4pbwvHn8wLVSnxoDKOh3b73vUZthN8FiakLc5Y3UzJyYsL2z8aW4cj9av+Io0Dbu+hXoZZf2MsR9AWEAAAA=',
  },
  'tideline-long-sleeve-tee-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAwAgCdASoMAA8AA4BaJbACdH8AFww4KmkCgAD+88ipaRhB8fp1ejvot4EonBClwYmESYhIrZs7PMNnhgL6QneHLr7e6WWGx5AYuuuLWBj0ki0bv7WZKaslT/FPun3k9DXHYD70WZ0AAA==',
  },
  'tonic-body-wash-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABQAgCdASoMAA8AA4BaJaQAD4xwNgBGIbHVgAAA/vOBavodNBPUPcUwQApESN/3pXvsG7CxpPDuDQQ0Nb3wXMrmsTDKK75ff3PkpygPsbZ5QuIYWhQYYQAA',
  },
  'tonic-body-wash-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoMAA8AA4BaJZwAAltGiF0AAP7034IWg/dzrnzhpvCqFF0gAi5ndhjZdVhoC6GZzWd8MrAOAAA=',
  },
  'tonic-body-wash-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAA8AA4BaJZwAAltGjd1LAAD+9N+IikQDlHwioyXwqPxY9TyHtD1IGSojfmR6tiBAAA==',
  },
  'transit-steel-watch-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAACQAgCdASoMAA8AA4BaJZwAD4/QjNSNg1kFFcjgAAD+bMCJAODjbe8ht7i7/ghL6uv0EDcQ9Xwm0mBWkCSssYo6bV3Ajr5TC+Ba9WxMlkDy7yCl9o8eQWIVIJzO7BR9ZssHKUTQgAA=',
  },
  'transit-steel-watch-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoMAA8AA4BaJZwAAlcrGtGsgYAA/vTfE+oZl/n/kbj5cOrDBLYh53wKIDfjVpAb11fVmAgd1MZiGFEel32lecdZzg7atdbvhMlwB4wgAAA=',
  },
  'transit-steel-watch-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJZwAAtz3muxDpAAA/vN5r7Op+IXPLpS60/T6rRWZ6ArgQUbI8g3hvw2SN3ujPNZrV7ehXr+k5dzNBTYQAA==',
  },
  'transit-steel-watch-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAABwAgCdASoMAA8AA4BaJbACdAYulvfZh9bAT/wAAP63tvsEDx/sqXVGpas8KUpPrhBA3EMriuUsN49dpOILYL7ebxdkbbs7MVfppD4WO2IPnu17L5nYfvIOVXM96NaGMzXooAK/M/RrS8H0w8sziTgA',
  },
  'transit-steel-watch-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoMAA8AA4BaJYwAAlcq0KTCSYAA/vTfwAKjSM8P8du0EFQ2Wr75oPc3WU3IkK6M6r3X2Hml32ledFI81jNvYdVwN0CAgWrFTHUyBJAA',
  },
  'transit-steel-watch-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQAgCdASoMAA8AA4BaJQBYfAlYMWLG/607kgAA/vN5RbIygBm1nmVnt0rR0o1S2wc/2acBJCXGPLkaMlouCTEEWLxDFjPGroH0jabfFJlr5JdLVB4AAA==',
  },
  'white-linen-diffuser-natural-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoMAA8AA4BaJQBOgBu1FlTQiL8AAP71F1YAeELZjTkyQdmL+S0NFBmTURvhesQZus5o2Sxd9kcNeG8yUIvybgAA',
  },
  'white-linen-diffuser-natural-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoMAA8AA4BaJZwAAudg2ZjAAP702+M/acSU84dklxNzYG0e5kAAAA==',
  },
  'white-linen-diffuser-natural-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoMAA8AA4BaJZwCw7EO+mYqEAAA/vTb40AHByfUh3lJEhlKFI6gzNAA',
  },
  'window-seat-photo-cushion-black-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAQCdASoMAA8AA4BaJZwAAu0SOTQfYAD+84ta+X4lQe3HEAkbn+z3J0EJkS3Cn4gdQ/7bdpZ8ibQoUj+ONXcLSxk8EPevY760ukY9yTP+FnIoAAA=',
  },
  'window-seat-photo-cushion-black-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJYwAApMuzlJuSQNAAP7yO9exUKFZFlzK2YkL3YdLe8KhcNJ0q/QPXxLRE47UHFI4QtoIje/WzqaPuRSeOkoOFdRjgAAA',
  },
  'window-seat-photo-cushion-black-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoMAA8AA4BaJaQAAn/lxUGrnXAA/uuxUtrJxggSlez8csdkGsldRgogtRb1gwkp4mL3N6K7GtZy2KXNwv/SetuoKiAu1yO76KHz4DGqnr/lYgQA',
  },
  'window-seat-photo-cushion-blue-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAQAgCdASoMAA8AA4BaJQBOj+ADFMYAwyqgAP7zfycsQ3tjANwBhL57rhnfELOwBDb60POmIX03blfZxIzYsSVBnlli0zLBtm+lw5ZiXvVe37YxFcwihM7rmHEAAA==',
  },
  'window-seat-photo-cushion-blue-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZQATgAImkH1am9AAP7yO9P2GkPQL+F2XZgbSiDqzdvv6OzRmQ8svoenTlp2KNHcKWgYitXADZXXWwW6dvwUAAA=',
  },
  'window-seat-photo-cushion-blue-scene': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJQBOgBufTuaHzc1AAP7zmGEuUqc0OxDxFNRGOrZJZXHB+GIUVaCeewbHryNbRniFYpVbnGWkqPngYPiCYb/VW+JfICmT0GiAAA==',
  },
  'window-seat-photo-cushion-blue-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAwAgCdASoMAA8AA4BaJbACdAEQ5WsODXwWoAD+7ltFL0Xc5svXubn4FhSlh9jUSiNpHnTvLwuUqKj6C3EtGOzVgPFovsHbhQEFXXrFKhLj5372/OueZTgfs3hXYMAA',
  },
  'window-seat-photo-cushion-yellow-detail': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJQBdgCHmwlDOvwAA/vTebEHcLcsKsgKNOl46Ex4s8eueTj5Mk1bTZ+kRP/x9Iw+UVIuET03vNm70LDpm7/wAAAA=',
  },
  'window-seat-photo-cushion-yellow-main': {
    width: 1600,
    height: 2000,
    widths: [320, 640, 960, 1600],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJYwC7AD2OnEXUG7iAP7yNVeK3M76ZOGgMmQg5KRHKYDT9NUba6dcjF26PdoC13ClkJSqDlQkNjge1jHlgDquAAA=',
  },
  'window-seat-photo-cushion-yellow-second': {
    width: 1280,
    height: 1600,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwAgCdASoMAA8AA4BaJbACdH8AGBs/jczaQAD+8jvXsVCOAq/LWnXa+wO0Hp4MsVizR35zynzwH/VCggQKPNScAagbApfa9VPLHRahfDEF7bKcJ8Ru/O00AAA=',
  },
};
