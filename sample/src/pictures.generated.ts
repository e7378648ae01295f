/** Written by `npm run sample:pictures`; do not edit. Picture name -> what exists on disk. */
export interface GeneratedPicture {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

export const generatedPictures: Record<string, GeneratedPicture> = {
  'almanac-photo-wall-calendar-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoMAA8AA4BaJYwCdAEPhRdtP2AAAP5b/Q2Av+zrngdsqxyvw5M+88+I7XBuQTh1RE42/kplXc2lUZyh36mfgJ1OqfM+Rv/hhFsMvugDpYAAAA==',
  },
  'almanac-photo-wall-calendar-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoMAA8AA4BaJZwCdAERHwkn/lQAAP7yb/ybVCTiLdfI/8PsYUF9Ftz9RMSUsfMvYUcTP4GB6tvUqkAA',
  },
  'category-decor': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJZwAAuso6C82MX54AP7wi11xj7T1EIhBYVGx4zphbaTFO81HdpO0fa6t2wezTWNA0BgHthWogYKZ7enPUcAA',
  },
  'category-fashion': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJbACdAELVjhpBCgA/vTfQSFVnKjGnHPWjDySbh6FWyB2Jwp+vOluKN6vg5APgj4A0KY6AA2Uk1DrSyNXY9RAMAA=',
  },
  'category-men': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoMAA8AA4BaJZwAD32Sd7QAFgxcAAD+9NxD9ViPcr76HVqxTbug7TnkyI6Y4X822B45ZVKU2luDK1Fa0mlxzOdODlEaI32jbigAAA==',
  },
  'contact-sheet-poster-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoMAA8AA4BaJYwCw7EQzX9Q1Ev0AAD+65DaJZbd3o/EAYsFaJMjSv6d1ccILD+Ov4m5tnB7YTCSkUenn6PifCF5MNfyNxSwbidZ4BpggCBAAA==',
  },
  'contact-sheet-poster-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAQCdASoMAA8AA4BaJZwAAtqzhKth4AD+88linSxQrFJjty0nhHzMeejnOoPrKj2xDc8rp6JOdNQfwWhri4EVOuC0MsTMxWwkweiKAAA=',
  },
  'everyday-canvas-tote-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAACwAQCdASoMAA8AA4BaJYwAAloK0asAAP7zmuOg886NrnsrmYrl0F8u8PHpuWRET24/U3cj5e/sWAdwE1nm1XnSrLboF/vsAKU0cvkoX9iDvLp82P5NYM+AWtwgs4k6y1t2YEflYNZ+vyQA',
  },
  'everyday-canvas-tote-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoMAA8AA4BaJZwAAlmLI8TpOAAA/vTe7ngNsAN1IxEHfT3h3bW/OVPur3s57EhMg696u7p42sCBJEzZCUtRhEr2acYAfvXLXRwAAA==',
  },
  'everyday-canvas-tote-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoMAA8AA4BaJZACdH8AExtCfOoQAP7034KMT699l3DMOtjqsFgh5hHk9Eukjs0JL0GVBDtJ7CdELMrUGesjn6cN6uw5ToeEWgz+PeYVjbId+dC9mP/2vrgA',
  },
  'everyday-canvas-tote-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJbACdAELVjhpBCgA/vTfQSFVnKjGnHPWjDySbh6FWyB2Jwp+vOluKN6vg5APgj4A0KY6AA2Uk1DrSyNXY9RAMAA=',
  },
  'hearth-photo-mug-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAACwAQCdASoMAA8AA4BaJZQAAtxWiijgAP7XoCFIJ6gVUtqpuUorP2GLBXr5tZt39fux369/ggs9I2pi1+93ZfqoJso9T8s3U5QmrWein8Hq8EzoyFHuTH+42sDWDjNqfBrdRjgA',
  },
  'hearth-photo-mug-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZwAAu1oH0tUg/3gAP7zmy7zk58RfSjnnhnP01g5SLRjrJtAmRVsboEMJ55sPRFibgL3VW3gH7EJrQwSMfgAAAA=',
  },
  'hearth-photo-mug-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoMAA8AA4BaJZQCw7ELMmyxOYQAAP7zgzeAbhmsH97nYLoAox+kZi8xQFI3a0WGOk4VeOc4KFrf3P1BceADQuAWZEkYPREwAAA=',
  },
  'hearth-photo-mug-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8AA4BaJYwCw7EOUjKSdfIA/vN1uYG01IQOJ49oPZA0xWAGLhNhB8TideOc0tmWTdcJhqouj9edEgAAAA==',
  },
  'long-letter-photo-cards-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoMAA8AA4BaJZACdADz6Ruv2AAA/u2zXbS4qA6JmFrbiooFA67fQyJ7LU4lsrxV+ZofKOWpYVB3xyliN9wkOSFPVgz728VcSCPYDuCdBeEPQaQA',
  },
  'long-letter-photo-cards-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoMAA8AA4BaJYwCdAEO9bK7C/BOoAD+83W48E9FiaAs03uNW7xvt6cdgV3jIH3aN9XjCtBMC/gI7+RzEWLMyAAA',
  },
  'loopback-hoodie-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAAAwAgCdASoMAA8AA4BaJZwAAp20aaRcYz4JKAD+88linWMyhZwLfKipS0ePUeq+IfIjSpId1+/jjU6BC46h0Ec7OCZDO5qICkIfvdM5N3Q8BhmPR8jxO15mdSd8CtT6oFo27cUAAAA=',
  },
  'loopback-hoodie-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoMAA8AA4BaJZwAD32Sd7QAFgxcAAD+9NxD9ViPcr76HVqxTbug7TnkyI6Y4X822B45ZVKU2luDK1Fa0mlxzOdODlEaI32jbigAAA==',
  },
  'loopback-hoodie-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwAgCdASoMAA8AA4BaJZgCdEf/gY98t7yMwAD+9NSr5nkOLPxC+XSjqzREnezijwOL0udu5BrSZxpRi6A3rebtzAMCDUrYY8hEBZLvypaajT6uMEo/w7gAAAA=',
  },
  'loopback-hoodie-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJbACdADdpuxMjsQAAP703V3niCDaJtpinP1GDDAkSDosQrliJHpyVo4ghMd3t/EFqj/oayrAH5NN9T+BzIAA',
  },
  'morning-ridge-framed-print-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoMAA8AA4BaJZwAAudCdlM8/+AA/rYfLew1pNE0W38drOZluJ7Y1RSkErIe+XXQcH0n8ldxsksZit9TMYXv3WPByHiJqcMAed3H/GEFziOfy0/jLMAAAA==',
  },
  'morning-ridge-framed-print-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoMAA8AA4BaJZwAAuso6C82MX54AP7wi11xj7T1EIhBYVGx4zphbaTFO81HdpO0fa6t2wezTWNA0BgHthWogYKZ7enPUcAA',
  },
  'morning-ridge-framed-print-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJZwAAu190EUtnowA/vJv+/z08QOZ5bIVWMWdHf5UW7prgJE1MteCMBNi1fnCHzHp1MFOUFWEAAAA',
  },
  'morning-ridge-framed-print-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJYwCdAEPA4r0ZYAA/vI0WGKMZBYBxql0fScWJuMOAAu0zY1nDq3e88Ryip7v4Q7dSYYPtwKPZfM+ZAAAAA==',
  },
  'saltmarsh-stoneware-vase-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoMAA8AA4BaJZwAAn/B2BHZKAAA/vPDW6BkSRpI+VqYotMsYhYUfIfDLBYdCavITqyrmWi4+c77jWgxqrm8gLgvwumA3YDShAA=',
  },
  'saltmarsh-stoneware-vase-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJZwAAudSgWhCAGAA/vTeIfpC8xjiDuA86R/DK8bXPMn706mEjltBFoVANqrbAAA=',
  },
  'saltmarsh-stoneware-vase-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoMAA8AA4BaJYwAAudSNtg/IgAA/vTeIfpC8wI2NQULAdanR0PX27KKXL58M0uVtC6CftSVYlMsAAAA',
  },
  'saltmarsh-stoneware-vase-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoMAA8AA4BaJQBOgCHfaA+Zt4AA/vTeIfpC8qSz3j7Vq5WsAXXDHjVc4NfbFnyryb/E97AAAAA=',
  },
  'slow-evening-soy-candle-natural-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoMAA8AA4BaJQBOgCHR1+rKB8AA/vNw8SQLK+NeVLObTOVvhuJ6VAe+2YJs0rPM3ZLpJYnTr/0AAA==',
  },
  'slow-evening-soy-candle-natural-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAwAgCdASoMAA8AA4BaJZQCdAEPAqnqKLutAAD+9M7xgEp7m/mU6aj1kiX4s7ZoZMoKAAAA',
  },
  'studio-photo-t-shirt-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoMAA8AA4BaJaQAAuzW7j9li1wAAPzmU/K2iJpRnlUU1lc+CU/DwXdhxtAu43FHHDq+m0P8Hm3brqPWMIxt+7EgSwgcCNx1CJ2cIAAA',
  },
  'studio-photo-t-shirt-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoMAA8AA4BaJZwAAkqtCfWwAP7034K4hvKH8HOQwqNl2pb5RumRP5xqa1bUiP1XVpvFHk0uP9WBsv1jasmBAAAA',
  },
  'studio-photo-t-shirt-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoMAA8AA4BaJQBOgBuw6T+JAAD+9N+9eXt6xV8ZvbtjHCxzHunoI4duNQWomPukKEmHrbD3Iq7YOGqGXGIOAuPV9RPcVhSSDi1XkAAA',
  },
  'studio-photo-t-shirt-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8AA4BaJaACdADW2W77VAAA/vTf1lS+7lbHEX7tIQcOG6S2FBv+ICdXYKLm74Y7u8oZQOrordrp5v8tYmsbKerVgAAA',
  },
  'window-seat-photo-cushion-black-detail': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoMAA8AA4BaJZgCdAEPM7sxR04A/vAamJpohBnoSoCCOzmIDy2S0aJ/EaUUAg0+PXIZAbNAtsXxDs7PTKVFk8pBZpYbPj6mUq3tqE9dgOhGGAAA',
  },
  'window-seat-photo-cushion-black-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoMAA8AA4BaJQBdgCHv4fV6U/mQAP7zyV5lpoZDJyXrs33pAoj/XGwo0QfTTkgGVTxJCHQUqzvhqLuAtDwYuORG2AAAAA==',
  },
  'window-seat-photo-cushion-blue-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8AA4BaJQBdgCHv4Pqf7gAA/vPJXmWmhkMnJeuzfekCiP9cbCjRCCTsH6RWNgeur0x2ZXipH3XhkHgxcciNsAAAAA==',
  },
  'window-seat-photo-cushion-yellow-main': {
    width: 960,
    height: 1200,
    widths: [320, 640, 960],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAA8AA4BaJQBdgCHvxqyXe1gA/vPIjccng8nJeQcE0V0BsMetFlVdUhrTcPgIB+vIJMpMyrOoKQ0oqeDUcQAA',
  },
};
