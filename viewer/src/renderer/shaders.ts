const version = '#version 300 es\n';

export const cameraShaders = {
  vertex: `${version}
in vec2 corner;
uniform vec4 box;
out vec2 at;
void main() {
  at = corner;
  gl_Position = vec4(box.xy + corner * box.zw, 0.0, 1.0);
}`,
  fragment: `${version}
precision mediump float;
in vec2 at;
uniform sampler2D picture;
out vec4 colour;
void main() {
  colour = vec4(texture(picture, at).rgb, 1.0);
}`,
};

/**
 * A medium on its photo. `mm` are millimetres of the photo; what lies beyond the photo's outline or the medium's own edge
 * is cut off with one pixel of smooth edge. Colours stay as they are coded: they are mixed as the browser mixes them.
 */
export const mediumShaders = {
  vertex: `${version}
in vec3 place;
in vec3 spot;
uniform mat3 toMedium;
uniform vec2 photo;
out vec2 onPhoto;
out vec2 onMedium;
out float facing;
void main() {
  onPhoto = spot.xy / photo * 2.0 - 1.0;
  onMedium = (toMedium * vec3(spot.xy, 1.0)).xy;
  facing = spot.z;
  gl_Position = vec4(place.xy, 0.0, place.z);
}`,
  fragment: `${version}
precision highp float;
in vec2 onPhoto;
in vec2 onMedium;
in float facing;
uniform sampler2D picture;
uniform float opacity;
uniform bool ellipse;
uniform bool stacked;
uniform bool premultiplied;
out vec4 colour;
// How many pixels a place lies within the square from -1 to 1
float within(vec2 at) {
  vec2 room = (1.0 - abs(at)) / max(fwidth(at), vec2(1e-6));
  return min(room.x, room.y);
}
void main() {
  float round = length(onPhoto);
  float inPhoto = ellipse ? (1.0 - round) / max(fwidth(round), 1e-6) : within(onPhoto);
  float inside = clamp(min(inPhoto, within(onMedium * 2.0 - 1.0)) + 0.5, 0.0, 1.0);
  inside *= smoothstep(0.1, 0.28, facing);
  vec2 at = clamp(onMedium, 0.0, 1.0);
  vec4 found;
  if (stacked) {
    // The halves must not run into each other where they touch
    float half_texel = 0.5 / float(textureSize(picture, 0).y);
    at.y = clamp(at.y * 0.5, half_texel, 0.5 - half_texel);
    float grey = texture(picture, at + vec2(0.0, 0.5)).g;
    // What a film's compression leaves of clear and solid
    found = vec4(texture(picture, at).rgb, clamp((grey - 0.03) / 0.94, 0.0, 1.0));
    found.rgb *= found.a;
  } else {
    found = texture(picture, at);
    if (!premultiplied) found.rgb *= found.a;
  }
  colour = found * (inside * opacity);
}`,
};

/** Lines of even width: `across` is a place's distance from the middle of its line, in device pixels. */
export const lineShaders = {
  vertex: `${version}
in vec3 place;
in vec4 ink;
out vec4 paint;
out float across;
void main() {
  paint = ink;
  across = place.z;
  gl_Position = vec4(place.xy, 0.0, 1.0);
}`,
  fragment: `${version}
precision highp float;
in vec4 paint;
in float across;
uniform float reach;
out vec4 colour;
void main() {
  colour = paint * clamp(reach + 0.5 - abs(across), 0.0, 1.0);
}`,
};
