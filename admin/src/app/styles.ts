// The order of layers is fixed by whichever of these comes first, so they come before every component.
import '@afterimage/ui/palette.css';
import '@afterimage/ui/tokens.css';
import '@afterimage/ui/base.css';
import './admin.css';
