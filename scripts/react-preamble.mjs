// In development, loaded before the first module that React refreshes as it is edited.
import '@vitejs/plugin-react/preamble'
